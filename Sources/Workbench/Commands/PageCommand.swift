import Foundation
import Page
import Play
import Render
import Shell

/// `workbench page`: recordings and measured tables as one HTML file.
struct PageCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let output = Option.file(
    "output",
    help: "Write to this file, not to standard output."
  )
  static let testability = Option.file(
    "testability",
    help: "Show these figures, which 'testability --json' printed."
  )
  static let bench = Option.file(
    "bench",
    help: "Show these figures, which 'bench --json' printed."
  )

  /// Two diagrams fit side by side, and these two differ least.
  private static let shownAtFirst: Set = ["mvc", "mvp"]

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "page",
      abstract: "Write a page to look at: screens, messages, source.",
      discussion: """
        Writes one HTML file that needs no network and no other file. It shows
        step by step what the user did, the screens, who called whom, and the
        source of what was called. Without a feature it holds all. Those who
        look at it choose the architectures; at first it shows those that you
        name, or else two.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue, isOptional: true),
      ],
      options: [
        output, ScreenOptions.script, ScreenOptions.data, testability, bench,
      ],
      examples: [
        HelpExample(
          "workbench page weather --output weather.html",
          "Write the page of a feature."
        ),
        HelpExample(
          "workbench page weather mvvm mvi --output weather.html",
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
      feature: feature?.name
    )
    let features = feature.map { [$0] } ?? catalogue.features
    let recordings = try features.map {
      try record($0, in: selection.variants(of: $0))
    }
    let page = PageDocument(
      features: recordings,
      tables: tables,
      shown: selection.isNamed ? nil : Self.shownAtFirst
    )
    try write(page.html)
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
    let run = Run(
      variants: variants,
      data: try options.readData(for: feature),
      recorded: .messagesAndRules
    )
    let demonstration = try options.readDemonstration(of: feature)
    return FeatureRecording(
      run.play(demonstration),
      of: feature,
      in: variants.map(\.architecture),
      script: demonstration.script.name,
      package: try PackageFolder.find(with: "Sources")
    )
  }

  private func write(_ page: String) throws {
    guard let path = invocation[Self.output] else {
      return output.writeText(page)
    }
    do {
      try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure("'\(path)' cannot be written", .cannotOpen)
    }
  }
}
