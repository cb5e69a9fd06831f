import Arguments
import Benchmarks
import ConsoleUI
import Shell
import Terminal
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
        \(BenchmarkResult.howToRead) Needs a release \
        build: 'swift run -c release workbench bench'. Memory is told as \
        Linux tells it, and left out elsewhere.
        """,
      options: [Self.filter, Self.recording, Self.builds, Self.json]
    )
  }

  private static let filter = Option.text(
    "filter",
    "text",
    help: "Measure only what has this text in its name."
  )
  private static let recording = Option.flag(
    "recording",
    help: "Measure what recording calls costs, in a debug build."
  )
  private static let builds = Option.flag(
    "builds",
    help: "Measure builds from clean and lesson checks, for minutes."
  )
  private static let json = Option.flag(
    "json",
    help: "Print the measurements as JSON."
  )

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let set = try set(of: invocation)
    let filter = invocation[Self.filter]
    let run = BenchmarkRun(set, filter: filter, catalogue: catalogue)
    guard !run.isEmpty else {
      throw WrongUsage("No benchmark has '\(filter ?? "")' in its name")
    }
    if let reason = set.unavailability {
      throw CommandFailure(reason, .unavailable)
    }
    let output = surroundings.output
    let showsProgress = TerminalDevice(fileDescriptor: 2).isTerminal
    let measurements = try run.measure { group, number, count in
      if showsProgress {
        output.writeError("[\(number)/\(count)] Measuring: \(group)")
      }
    }
    if invocation[Self.json] {
      output.write(try measurements.jsonText())
    } else {
      for line in measurements.lines { output.write(line) }
    }
    return .success
  }

  private func set(of invocation: Invocation) throws -> BenchmarkSet {
    switch (invocation[Self.recording], invocation[Self.builds]) {
    case (false, false): .code
    case (true, false): .recording
    case (false, true):
      .builds(package: try PackageFolder.find(with: "Sources"))
    case (true, true):
      throw WrongUsage("'--recording' and '--builds' do not go together")
    }
  }
}
