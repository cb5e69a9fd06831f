import Arguments
import Benchmarks
import ConsoleUI
import WorkbenchKit

/// `workbench bench`: measures what each way of updating a view costs.
struct BenchCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "bench",
      abstract: "Measure what each architecture's way of working costs.",
      discussion: """
        Prints the median time, how far the middle half of the measurements \
        lies around it, and the ratio to a floor measured in the same run. \
        Compare ratios; times are those of this machine. Needs a release \
        build: 'swift run -c release workbench bench'.
        """,
      options: [
        .value(
          "filter",
          "text",
          .text,
          help: "Measure only what has this text in its name."
        ),
        .flag("json", help: "Print the measurements as JSON."),
      ]
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    if let reason = BenchmarkRun.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let filter = invocation.value("filter")
    let run = BenchmarkRun(filter: filter, catalogue: catalogue)
    guard !run.isEmpty else {
      throw WrongUsage("No benchmark has '\(filter ?? "")' in its name")
    }
    let output = surroundings.output
    let showsProgress = TerminalDevice(fileDescriptor: 2).isTerminal
    let measurements = try run.measure { group, number, count in
      if showsProgress {
        output.writeError("[\(number)/\(count)] Measuring: \(group)")
      }
    }
    if invocation.has("json") {
      output.write(try measurements.jsonText())
    } else {
      measurements.lines.forEach(output.write)
    }
    return .success
  }
}
