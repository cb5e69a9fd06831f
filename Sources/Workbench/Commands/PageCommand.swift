import Arguments
import Foundation
import Page
import Shell
import WorkbenchKit

/// `workbench page`: recordings and measured tables as one HTML file.
struct PageCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "page",
      abstract: "Write a page to look at: screens, messages, source.",
      discussion: """
        Writes one HTML file that needs no network and no other file. It shows
        step by step what the user did, the screens, who called whom, and the
        source of what was called. Without a feature it holds all.
        """,
      arguments: [feature, architecture],
      options: [
        Self.output, ScreenOptions.script, ScreenOptions.data,
        Self.testability, Self.bench,
      ]
    )
  }

  private static let output = Option.file(
    "output",
    help: "Write to this file, not to standard output."
  )
  private static let testability = Option.file(
    "testability",
    help: "Show these figures, which 'testability --json' printed."
  )
  private static let bench = Option.file(
    "bench",
    help: "Show these figures, which 'bench --json' printed."
  )

  private var feature: ArgumentSpec {
    word("feature", help: "The feature to show (default: all).")
  }

  private var architecture: ArgumentSpec {
    word("architecture", help: "The architecture to show (default: all).")
  }

  /// An argument that takes either kind of name, for they come in any order.
  private func word(_ name: String, help: String) -> ArgumentSpec {
    let names =
      catalogue.features.map(\.name) + catalogue.architectures.map(\.name)
    return ArgumentSpec(name, .oneOf(names), isOptional: true, help: help)
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let words = [feature, architecture].compactMap { invocation[$0] }
    let features = words.compactMap { catalogue.feature(named: $0) }
    let architectures = words.compactMap { catalogue.architecture(named: $0) }
    guard features.count < 2, architectures.count < 2 else {
      throw WrongUsage(
        "Name one feature and one architecture, or leave them out"
      )
    }
    let name = features.first?.name
    for option in [ScreenOptions.script, ScreenOptions.data]
    where name == nil && invocation[option] != nil {
      throw WrongUsage("'\(option.spelling)' needs a feature")
    }
    let tables = try MeasuredTables(
      testability: invocation[Self.testability],
      bench: invocation[Self.bench]
    ).tables(for: name)
    let recordings = try (name == nil ? catalogue.features : features).map {
      try record($0, in: architectures, invocation)
    }
    let page = PageDocument(features: recordings, tables: tables)
    try write(page.html, to: invocation[Self.output], surroundings)
    guard let failure = recordings.compactMap(\.failure).first else {
      return .success
    }
    surroundings.output.writeError("Error: \(failure)")
    return .checkFailed
  }

  private func record(
    _ feature: Feature,
    in architectures: [Architecture],
    _ invocation: Invocation
  ) throws -> FeatureRecording {
    let options = ScreenOptions(invocation)
    let wanted = architectures.map(\.name)
    var recorder = FeatureRecorder(
      feature: feature,
      variants: catalogue.variants(of: feature)
        .filter { wanted.isEmpty || wanted.contains($0.architecture.name) },
      data: try options.readData(for: feature),
      package: try PackageFolder.find(with: "Sources")
    )
    return recorder.play(try options.readDemonstration(of: feature))
  }

  private func write(
    _ page: String,
    to path: String?,
    _ surroundings: Surroundings
  ) throws {
    guard let path else { return surroundings.output.writeText(page) }
    do {
      try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure("'\(path)' cannot be written", .cannotOpen)
    }
  }
}
