@testable import Commands
import TestSupport
import Testing

@Suite struct RandomWordsTests {
  @Test func noWordsOfAnyKindCrash() {
    var random = RepeatableRandom(seed: 1)
    let known = [
      "tea", "MOCHA", "count", "order", "show", "help", "glass", "all",
      "--size", "--recipe", "--sweet", "-h", "--", "-", "=", "-=", "--=", "",
      "--size=", "--help=", "-5", "\u{301}", "--size=\u{301}", "\r\n", "🇰🇷",
      "--version", "9223372036854775807", String(repeating: "x", count: 5000),
    ]
    var errors = 0
    for _ in 0..<5000 {
      let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        if Bool.random(using: &random),
          let word = known.randomElement(using: &random)
        {
          return word
        }
        let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        return String(decoding: bytes, as: UTF8.self)
      }
      do throws(CommandFailure) {
        _ = try SmallProgram.program.parse(words, columns: words.count * 9)
      } catch {
        errors += 1
        #expect(error.exitCode == .wrongUsage, "\(words)")
        #expect(!error.message.unicodeScalars.contains { $0.value < 32 })
      }
    }
    #expect((1..<5000).contains(errors))
  }
}
