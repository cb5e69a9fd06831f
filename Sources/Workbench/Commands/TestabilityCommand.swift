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
        ArgumentSpec(
          "feature",
          .oneOf(catalogue.features.map(\.name)),
          isOptional: true,
          help: "The feature to measure (default: all)."
        )
      ],
      options: [
        .flag("faults", help: "Also try faults on the tests, in a copy."),
        .flag("list", help: "List the faults; needs --faults."),
        .flag("markdown", help: "Print the tables as Markdown."),
        .flag("json", help: "Print the figures as JSON."),
        OutputWidth.narrow.option,
      ]
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    if invocation.has("list"), !invocation.has("faults") {
      throw WrongUsage("'--list' needs '--faults'")
    }
    if invocation.has("json"), invocation.has("markdown") {
      throw WrongUsage("'--json' and '--markdown' exclude each other")
    }
    let name = invocation.argument("feature")
    let progress = ProgressLine()
    let measurement = Measurement(
      catalogue: catalogue,
      features: catalogue.features.filter { name == nil || $0.name == name },
      package: try .find(),
      report: progress.show
    )
    let parts = Set(TestabilityReport.Part.allCases)
      .subtracting(invocation.has("faults") ? [] : [.faults])
    let report = try measurement.measure(parts)
    progress.clear()
    let output = surroundings.output
    if invocation.has("json") {
      output.write(try report.json())
      return .success
    }
    let lines =
      invocation.has("markdown")
      ? report.markdown
      : report.text(
        columns: OutputWidth.narrow.columns(invocation, in: surroundings)
      )
    lines.forEach(output.write)
    if invocation.has("list") {
      output.write("")
      report.faultList.forEach(output.write)
    }
    return .success
  }
}
