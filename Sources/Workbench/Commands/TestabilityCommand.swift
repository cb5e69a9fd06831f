import Arguments
import Foundation
import Testability
import WorkbenchKit

/// `workbench testability`: what each architecture's tests need and catch.
struct TestabilityCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "testability",
      abstract: "Measure what each architecture's tests need and catch.",
      discussion: """
        Builds and runs the package's own tests, so it needs the Swift
        toolchain and the sources. Every figure is measured now.
        """,
      arguments: [
        feature
      ],
      options: [
        Self.faults, Self.list, Self.markdown, Self.json,
        OutputWidth.narrow.option,
      ]
    )
  }

  private static let faults = Option.flag(
    "faults",
    help: "Also try faults on the tests, in a copy."
  )
  private static let list = Option.flag(
    "list",
    help: "List the faults; needs --faults."
  )
  private static let markdown = Option.flag(
    "markdown",
    help: "Print the tables as Markdown."
  )
  private static let json = Option.flag(
    "json",
    help: "Print the figures as JSON."
  )

  private var feature: ArgumentSpec {
    ArgumentSpec(
      "feature",
      .oneOf(catalogue.features.map(\.name)),
      isOptional: true,
      help: "The feature to measure (default: all)."
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    if invocation[Self.list], !invocation[Self.faults] {
      throw WrongUsage(Self.list, needs: Self.faults)
    }
    if invocation[Self.json], invocation[Self.markdown] {
      throw WrongUsage(Self.json, excludes: Self.markdown)
    }
    let name = invocation[feature]
    let progress = ProgressLine()
    let measurement = TestabilityRun(
      catalogue: catalogue,
      package: try .find(),
      report: progress.show
    )
    let parts = Set(TestabilityReport.Part.allCases)
      .subtracting(invocation[Self.faults] ? [] : [.faults])
    defer { progress.clear() }
    let features = catalogue.features.filter { name == nil || $0.name == name }
    let report = try measurement.measure(parts, of: features)
    progress.clear()
    let output = surroundings.output
    if invocation[Self.json] {
      output.write(try report.json())
      return .success
    }
    let lines =
      invocation[Self.markdown]
      ? report.markdown
      : report.text(
        columns: OutputWidth.narrow.columns(invocation, in: surroundings)
      )
    for line in lines { output.write(line) }
    if invocation[Self.list] {
      output.write("")
      for line in report.faultList { output.write(line) }
    }
    return .success
  }
}
