import Console
import Foundation
import Page
import Play
import Shell

/// `workbench page`: recordings and measured tables as one HTML file.
struct PageCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let output = Option.file(
    "output",
    help: "Write to this file; on a terminal, else to one named by the feature."
  )
  static let testability = Option.file(
    "testability",
    help: "Show these figures, which 'testability --json' printed."
  )
  static let bench = Option.file(
    "bench",
    help: "Show these figures, which 'bench --json' printed."
  )
  static let changes = Option.file(
    "changes",
    help: "Show these figures, which 'change --json' printed."
  )

  /// Two fit side by side: calls that go both ways, and values that go round.
  private static let shownAtFirst: Set = ["mvp", "mvi"]

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "page",
      abstract: "Write a page to look at: screens, messages, source.",
      discussion: """
        Writes one HTML file that needs no network and no other file. It shows
        all demos of a feature step by step: what the user did, the screens,
        who called whom, what those hold that decide, and the source of what
        was called. Without a feature it holds all. Those who look at it choose
        the architectures; at first it shows those that you name, or else two.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue, isOptional: true),
      ],
      options: [
        output, ScreenOptions.script, ScreenOptions.data, testability, bench,
        changes,
      ],
      examples: [
        HelpExample(
          "workbench page weather --output weather.html",
          "Write the page of a feature."
        ),
        HelpExample(
          "workbench page mvvm mvi weather --output weather.html",
          "Write a page of two architectures."
        ),
      ]
    )
  }

  func run() async throws -> ExitCode {
    let selection = try selection()
    let feature = selection.feature
    for option in [ScreenOptions.script, ScreenOptions.data]
    where feature == nil && invocation[option] != nil {
      throw WrongUsage("'\(option.spelling)' needs a feature")
    }
    let tables = try MeasuredTable.read(
      testability: invocation[Self.testability],
      bench: invocation[Self.bench],
      changes: invocation[Self.changes],
      feature: feature?.name
    )
    let features = feature.map { [$0] } ?? catalogue.features
    let progress = ProgressLine()
    let recordings = try features.enumerated().map { number, feature in
      if features.count > 1 {
        let line = "Play \(feature.name), \(number + 1) of \(features.count)"
        progress.show("\(line) ...", milestone: line)
      }
      return try record(feature, in: selection.variants(of: feature))
    }
    progress.clear()
    let page = PageDocument(
      features: recordings,
      tables: tables,
      shown: selection.isNamed ? nil : Self.shownAtFirst
    )
    try write(page.html, of: feature)
    guard let failure = recordings.compactMap(\.failure).first else {
      return .success
    }
    output.writeError("Error: \(failure)")
    return .checkFailed
  }

  private func record(
    _ feature: Feature,
    in variants: [Variant]
  ) throws -> FeatureRecording {
    let isGiven = options.script != nil || options.data != nil
    return try FeatureRecording(
      of: feature,
      in: variants,
      playing: isGiven ? [try options.readDemonstration(of: feature)] : nil,
      data: try options.readData(for: feature),
      package: try PackageFolder.find(with: "Sources")
    )
  }

  /// What a page is called if nobody says.
  nonisolated static func fileName(of feature: Feature?) -> String {
    "\(feature?.name ?? "workbench").html"
  }

  /// Writes to the file that was asked for; without one, on a terminal to one
  /// that is named by what it holds.
  private func write(_ page: String, of feature: Feature?) throws {
    let name =
      TerminalDevice.standardOutput.isTerminal
      ? Self.fileName(of: feature) : nil
    guard let path = invocation[Self.output] ?? name, path != "-" else {
      return output.writeText(page)
    }
    do {
      try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(unwritable: path)
    }
    let address = URL(fileURLWithPath: path).absoluteString
    output.writeError("Wrote \(path)")
    output.writeError("Open it in a browser: \(address)")
  }
}
