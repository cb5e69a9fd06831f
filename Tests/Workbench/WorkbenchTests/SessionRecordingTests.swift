import Catalogue
import ConsoleUI
import Services
import TestSupport
import Testing

@testable import WorkbenchKit

/// A recording is written while it grows, so what it calls settled must stay.
@Suite("A recording's settled lines")
struct SessionRecordingTests {
  private func recording() throws -> SessionRecording {
    let variant = try #require(
      Catalogue.standard.variants(of: .todo).first
    )
    return SessionRecording(
      of: [variant],
      size: CellSize(width: 40, height: 20)
    )
  }

  /// Texts of one field, time and keys in any order.
  private func action(_ random: inout SplitMix64) -> (Action, Bool) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      (.wait(.milliseconds(Int.random(in: 1...9, using: &random))), false)
    case 2, 3: (.type("abc", into: nil), true)
    case 4: (.network(.off), false)
    default: (.back, false)
    }
  }

  @Test("They stay as they are, whatever is done next", arguments: 1...40)
  func settled(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var recording = try recording()
    var written = ""
    for _ in 0..<60 {
      let lines = recording.settledLineCount
      #expect(lines <= recording.lineCount)
      let text = recording.text(ofLines: 0..<lines)
      #expect(text.hasPrefix(written))
      written = text
      let (action, replacesTyping) = action(&random)
      recording.note(action, replacesTyping: replacesTyping)
    }
  }
}
