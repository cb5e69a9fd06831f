import Foundation
import Play
import TestSupport
import Testing

@Suite("Scripts of any text")
struct ScriptRandomTests {
  @Test("A step's description is read as the same step")
  func roundTrip() throws {
    var random = RandomText(seed: 1)
    for _ in 0..<2000 {
      let text = random.text(upTo: 12)
      let said = "a" + text
      let steps: [Script.Step] = [
        .action(.tap(text)), .action(.type(text)), .expect(said),
        .refute(said),
        .action(.tap(text, row: random.place(), number: random.place())),
        .action(.type(said, into: text, number: random.place())),
        .action(.type(text, number: random.place())),
        .action(.select(random.number(in: 1...Int.max))),
        .action(.wait(.milliseconds(random.number(in: 0...1_000_000)))),
      ]
      let written = steps.map(\.description).joined(separator: "\n")
      let read = try Script(name: "again", text: written).lines.map(\.step)
      // Texts are compared by scalars: "==" takes composed for decomposed.
      #expect(read.map(\.scalars) == steps.map(\.scalars))
    }
  }

  @Test("Every action without a text is read as itself")
  func roundTripOfTheRest() throws {
    let actions = NetworkCondition.allCases.map(Action.network) + [.back]
    for action in actions {
      let script = try Script(name: "again", text: "\(action)")
      #expect(script.lines.map(\.step) == [.action(action)])
    }
  }

  /// How many lines to try; the slow tier tries a million.
  private static let tries =
    SlowTests.areRun ? 1_000_000 : 4000

  @Test("Random lines are read or refused at a place in the line")
  func randomLines() {
    var random = RandomText(seed: 2)
    var (read, refused) = (0, 0)
    for _ in 0..<Self.tries {
      let line = random.line()
      do {
        read += try Script(name: "random", text: line).lines.count
      } catch {
        refused += 1
        // A million expectations that hold cost more than what they are about.
        guard error.line >= 1,
          1...line.unicodeScalars.count + 1 ~= error.column,
          error.message.hasPrefix("expected "), error.message.isHarmless
        else {
          Issue.record("\(error) of \(line.debugDescription)")
          continue
        }
      }
    }
    #expect(read > 20 && refused > 1000)
  }

  @Test("Random bytes are read or refused")
  func randomBytes() {
    var random = RandomText(seed: 3)
    var refused = 0
    for _ in 0..<Self.tries {
      do {
        _ = try Script(name: "random", bytes: random.bytes(upTo: 30))
      } catch {
        refused += 1
        guard error.message.hasPrefix("expected ") else {
          Issue.record("\(error)")
          continue
        }
      }
    }
    #expect(refused > 100)
  }
}

extension Script.Step {
  /// The step's text and all else of it, down to the scalar.
  fileprivate var scalars: [Unicode.Scalar] {
    switch self {
    case .action(.tap(let text, let row, let number)):
      Array("t\(row ?? 0) \(number ?? 0)\(text)".unicodeScalars)
    case .action(.type(let text, let name, let number)):
      Array("y\(number ?? 0)\(name ?? "-")\n\(text)".unicodeScalars)
    case .expect(let text): ["e"] + Array(text.unicodeScalars)
    case .refute(let text): ["r"] + Array(text.unicodeScalars)
    case .action: Array(description.unicodeScalars)
    }
  }
}

extension String {
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
