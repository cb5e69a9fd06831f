import Console
import Measure
import Play
import Render

/// `workbench bench`: measures what each way of updating a view costs.
struct BenchCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let filter = Option.text(
    "filter",
    "text",
    help: "Measure only what has this text in its name."
  )
  private static let json = Option.json("measurements")

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "bench",
      abstract: "Measure what each way of working costs.",
      discussion: """
        Prints the median time, how far the middle half of the measurements \
        lies around it, and the ratio to a floor measured in the same run. \
        \(BenchmarkResult.howToRead) Needs a release \
        build. Differences below ten nanoseconds are noise. No figure tells \
        of an iPhone: what a real label takes is not measured here.
        """,
      options: [filter, json],
      examples: [
        HelpExample("swift run -c release workbench bench", "Measure all."),
        HelpExample(
          "swift run -c release workbench bench --filter Box",
          "Measure what a Box costs."
        ),
      ]
    )
  }

  func run() async throws -> ExitCode {
    let filter = invocation[Self.filter]
    let run = BenchmarkRun(
      filter: filter,
      benchmarks: Benchmark.all(of: catalogue)
    )
    guard !run.isEmpty else {
      throw WrongUsage("No benchmark has '\(filter ?? "")' in its name")
    }
    if let reason = Benchmark.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let showsProgress = TerminalDevice(fileDescriptor: 2).isTerminal
    let measurements = try run.measure { group, number, count in
      if showsProgress {
        output.writeError("[\(number)/\(count)] Measuring: \(group)")
      }
    }
    output.write(
      invocation[Self.json]
        ? [try measurements.jsonText()] : measurements.lines
    )
    return .success
  }
}
