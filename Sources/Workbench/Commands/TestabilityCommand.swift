import Measure
import Play
import Render

/// `workbench testability`: what each architecture's tests need and catch.
struct TestabilityCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

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
  private static let json = Option.json("figures")

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "testability",
      abstract:
        "Measure what the tests of each need and catch; takes minutes.",
      discussion: """
        Builds and runs the package's own tests, so it needs the Swift
        toolchain and the sources. Every figure is measured now. The first run
        builds the tests once more, with coverage; later ones take a minute or
        two. '--faults' takes minutes for a small feature, and half an hour or
        more for all.
        """,
      arguments: [feature(in: catalogue)],
      options: [faults, list, markdown, json, OutputWidth.narrow.option],
      examples: [
        HelpExample("workbench testability weather", "Measure the weather."),
        HelpExample(
          "workbench testability greeting --faults --list",
          "See which faults the tests of the greeting notice."
        ),
        HelpExample(
          "workbench testability --json > figures.json",
          "Measure all, and keep the figures for 'page --testability'."
        ),
      ]
    )
  }

  private static func feature(in catalogue: Catalogue) -> ArgumentSpec {
    Selection.feature(
      in: catalogue,
      isOptional: true,
      help: "The feature to measure (default: all)."
    )
  }

  func run() async throws -> ExitCode {
    if invocation[Self.list], !invocation[Self.faults] {
      throw WrongUsage(Self.list, needs: Self.faults)
    }
    if invocation[Self.json], invocation[Self.markdown] {
      throw WrongUsage(Self.json, excludes: Self.markdown)
    }
    let report = try measure()
    if invocation[Self.json] {
      output.write(try report.jsonText())
      return .success
    }
    output.write(
      invocation[Self.markdown]
        ? report.markdown : report.text(columns: columns(.narrow))
    )
    if invocation[Self.list] { output.write([""] + report.faultList) }
    return .success
  }

  private func measure() throws -> TestabilityReport {
    let progress = ProgressLine()
    defer { progress.clear() }
    let measurement = TestabilityRun(
      catalogue: catalogue,
      package: try .find(),
      report: progress.show
    )
    let parts = Set(TestabilityReport.Part.allCases)
      .subtracting(invocation[Self.faults] ? [] : [.faults])
    let name = invocation[Self.feature(in: catalogue)]
    let features = catalogue.features.filter { name == nil || $0.name == name }
    return try measurement.measure(parts, of: features)
  }
}
