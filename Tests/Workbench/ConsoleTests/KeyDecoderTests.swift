import Console
import ConsoleUI
import TestSupport
import Testing

struct KeyDecoderTests {
  @Test(
    arguments: [
      ("\r", [Key.enter]), ("\n", [.enter]), ("\t", [.tab]),
      ("\u{7f}", [.backspace]),
      ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]),
      ("\u{1b}[A", [.up]), ("\u{1b}OB", [.down]), ("\u{1b}[1;5C", [.right]),
      ("\u{1b}OD", [.left]), ("\u{1b}[Z", [.backTab]), ("\u{1b}[3~", [.delete]),
      ("\u{1b}[H", [.home]), ("\u{1b}[1~", [.home]), ("\u{1b}[7~", [.home]),
      ("\u{1b}OH", [.home]), ("\u{1b}[F", [.end]), ("\u{1b}[4~", [.end]),
      ("\u{1b}[8~", [.end]), ("\u{1b}OF", [.end]), ("\u{1b}[5~", [.pageUp]),
      ("\u{1b}[6;2~", [.pageDown]), ("\u{1b}\u{1b}[A", [.escape, .up]),
      ("서울", [.character("서"), .character("울")]),
      ("\u{1112}\u{1161}\u{11ab}", [.character("한")]),
      ("e\u{301}👩‍👩‍👧‍👦", [.character("é"), .character("👩‍👩‍👧‍👦")]),
      (
        "\u{1b}[200~a\r\nb\u{1b}[Ac\u{1b}[201~d",
        [
          .paste("a\r\nb[Ac"), .character("d"),
        ]
      ),
      // No keys: Alt with a letter, F1 in two ways, F5, a mode's report.
      (
        "\u{1b}x\u{1b}é\u{1b}OP\u{1b}[[A\u{1b}[15~\u{1b}[?1;2cz",
        [
          .character("z")
        ]
      ),
      // A report that is longer than any key.
      (
        "\u{1b}[?" + String(repeating: "62;", count: 30) + "9cz",
        [
          .character("z")
        ]
      ),
    ] as [(String, [Key])]
  )
  func bytesAreTheKeysHoweverTheyAreSplit(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let decoded =
        decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
        + decoder.flush()
      #expect(joined(decoded) == joined(keys), "split at \(split)")
    }
  }

  @Test func aLoneEscapeIsAKeyOnlyAfterAWhile() {
    var decoder = KeyDecoder()
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x1b]).isEmpty)
    #expect(decoder.patience == .milliseconds(50))
    #expect(decoder.flush() == [.escape])
    #expect(decoder.patience == nil)
  }

  @Test func aPasteWhoseEndIsLostGivesTheKeyboardBack() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1b}[200~abc".utf8).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.decode("\r".utf8) == [.enter])
  }

  @Test func aReportWhoseEndIsLostGivesTheKeyboardBack() {
    var decoder = KeyDecoder()
    let report = "\u{1b}[" + String(repeating: "1;", count: 20)
    #expect(decoder.decode(report.utf8).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.patience == nil)
    #expect(decoder.decode("\r".utf8) == [.enter])
  }

  @Test(arguments: ["[", "O"])
  func altWithALetterTakesTheKeyboardForAMomentOnly(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1b}\(letter)".utf8).isEmpty)
    #expect(decoder.patience == .milliseconds(50))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode("q".utf8) == [.character("q")])
  }

  @Test func noByteIsLostWhereTextIsNoUTF8() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xff, 0x61, 0xc3, 0x62, 0xc2, 0x9b, 0x63]
    let keys = decoder.decode(bytes) + decoder.flush()
    #expect(joined(keys) == "�a�bc")
  }

  @Test func randomBytesLeaveTheDecoderAtWork() {
    var decoder = KeyDecoder()
    let special: [UInt8] = [0x1b, 0x5b, 0x4f, 0x32, 0x30, 0x7e, 0xed, 0x0d]
    var random = RepeatableRandom()
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : special.randomElement(using: &random) ?? 0
      }
      _ = decoder.decode(bytes)
      if Int.random(in: 0..<10, using: &random) == 0 { _ = decoder.flush() }
    }
    _ = decoder.flush()
    #expect(decoder.decode("\u{1b}[A".utf8) == [.up])
  }

  /// Keys as text, in which it does not matter how clusters were split.
  private func joined(_ keys: [Key]) -> String {
    keys.map { key in
      if case .character(let character) = key { return String(character) }
      return "<\(key)>"
    }.joined()
  }
}
