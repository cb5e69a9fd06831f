import ConsoleUI
import Foundation
import Measure
import Play
import Render

/// `workbench change`: what a change costs in each architecture.
struct ChangeCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let change = ArgumentSpec(
    name: "change",
    kind: .oneOf(
      Change.all.map { KnownWord(name: $0.name, abstract: $0.choice) }
    ),
    isOptional: true,
    help: "The change (default: the list of all)."
  )
  private static let measure = Option.flag(
    "measure",
    help: "Build and test the changes in a copy, and measure them."
  )
  private static let tryIn = Option.text(
    "try",
    "folder",
    help: "Leave the changed package in a new folder."
  )
  private static let markdown = Option.flag(
    "markdown",
    help: "Print the tables as Markdown."
  )
  private static let json = Option.json("figures")

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "change",
      abstract: "See what a change costs.",
      discussion: """
        Changes that a product owner might ask for, made in every architecture \
        as an expert of that pattern would make them. Alone it lists them, with \
        the lines that each takes. With a change it shows what that costs, \
        and then the differences side by side. '--measure' applies, builds \
        and tests them in a copy of the package, which takes minutes.
        """,
      arguments: [
        Selection.architecture(in: catalogue), change,
      ],
      options: [measure, tryIn, markdown, json, OutputWidth.wide.option],
      examples: [
        HelpExample("workbench change", "See which changes there are."),
        HelpExample(
          "workbench change wording mvc mvvm",
          "See how two architectures are changed, and what it costs."
        ),
        HelpExample(
          "workbench change --measure --json > changes.json",
          "Measure all, and keep the figures for 'page --changes'."
        ),
      ]
    )
  }

  var isRead: Bool {
    invocation[Self.change] != nil && !invocation[Self.measure]
      && !invocation[Self.json] && invocation[Self.tryIn] == nil
  }

  func run() async throws -> ExitCode {
    if invocation[Self.json], invocation[Self.markdown] {
      throw WrongUsage(Self.json, excludes: Self.markdown)
    }
    let architectures = try selection().architectures
    let change = invocation[Self.change].flatMap(Change.named)
    let progress = ProgressLine()
    defer { progress.clear() }
    let run = ChangeRun(
      catalogue: catalogue,
      architectures: architectures,
      package: try .find(),
      report: progress.show
    )
    if let folder = invocation[Self.tryIn] {
      for other in [Self.measure, Self.json, Self.markdown]
      where invocation[other] {
        throw WrongUsage(Self.tryIn, excludes: other)
      }
      guard let change else {
        throw WrongUsage("'--try' needs a change")
      }
      try run.leave(change, in: URL(fileURLWithPath: folder))
      output.write("The changed package is in \(folder): 'swift run' there.")
      return .success
    }
    let changes = change.map { [$0] } ?? Change.all
    if invocation[Self.measure] {
      let report = try run.measure(changes)
      progress.clear()
      try write(report)
    } else if invocation[Self.json] || invocation[Self.markdown] {
      try write(try run.read(changes))
    } else if let change {
      let report = try run.read([change])
      output.write(words(of: change) + [""])
      try write(report)
      output.write("")
      show(try run.differences(of: change))
    } else {
      list()
      for (index, table) in try run.read(changes).overviews.enumerated() {
        output.write(
          (index > 0 ? [""] : []) + table.text(columns: columns(.wide))
        )
      }
    }
    return .success
  }

  private func write(_ report: ChangeReport) throws {
    if invocation[Self.json] {
      output.write(try report.jsonText())
    } else {
      output.write(
        invocation[Self.markdown]
          ? report.markdown : report.text(columns: columns(.wide))
      )
    }
  }

  private func list() {
    for change in Change.all { output.write(words(of: change) + [""]) }
    output.write(
      ["To see one: \(surroundings.call) change \(Change.all[0].name)", ""]
    )
  }

  /// What is asked for, in which feature, and what for.
  private func words(of change: Change) -> [String] {
    let lines = [
      change.request, "Feature: \(change.feature ?? "all")",
      "Evidence for: \(change.choice)",
    ]
    return [change.name]
      + lines.flatMap { $0.wrapped(toCells: columns(.wide) - 2) }
      .map { "  \($0)" }
  }

  /// The differences of each architecture, side by side as far as they fit.
  private func show(_ parts: [ChangeRun.Part]) {
    let width = columns(.wide)
    let (shared, own) = (
      parts.filter { $0.architecture == nil },
      parts.filter { $0.architecture != nil }
    )
    for part in shared { output.write(part.lines + [""]) }
    let count = max(1, min(own.count, CodeColumns.count(in: width)))
    let columnWidth = CodeColumns.width(of: count, in: width)
    for start in stride(from: 0, to: own.count, by: count) {
      let row = own[start..<min(start + count, own.count)]
      output.write(
        CodeColumns.rows(of: row.map(\.lines), columnWidth: columnWidth) + [""]
      )
    }
  }
}
