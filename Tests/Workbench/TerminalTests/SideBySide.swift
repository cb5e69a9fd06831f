import Catalogue
import CallTrace
import ConsoleUI
import TestSupport
import Testing
import WorkbenchKit

/// Variants of a feature on one terminal, and a person in front of it.
@MainActor
final class SideBySide {
  let session: InteractiveSession
  private var time = Duration.zero

  init(
    _ feature: String,
    _ size: CellSize,
    _ architectures: [Architecture] = [
      .mvc, .traditionalMVC, .mvp, .mvvm, .mvvmObservation, .mvi, .viper,
    ]
  ) throws {
    let feature = try #require(Catalogue.standard.feature(named: feature))
    let data = try feature.sampleData()
    session = InteractiveSession(
      architectures.compactMap { Variant($0, feature) }
        .map { ($0, World(data: data)) },
      canvas: Canvas.Options(),
      size: size,
      sourcesOf: TestedPackage.folder
    )
  }

  var sessions: [Session] { session.sessions }
  var frame: Frame { session.makeFrame() }
  var lines: [String] { frame.lines }

  /// The names above the screens.
  var names: [String] {
    lines[0].split(separator: "│").map { String($0).trimmingTrailingSpaces() }
  }

  /// What was recorded, without the comments.
  var actions: [String] {
    session.recording.text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  func press(_ keys: Key...) {
    for key in keys {
      session.press(key)
      _ = session.makeFrame()
    }
  }

  func advance(by duration: Duration) {
    time += duration
    session.advance(to: time)
  }

  func resize(to size: CellSize) { session.size = size }
}
