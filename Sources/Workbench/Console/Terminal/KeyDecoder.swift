import ConsoleUI

/// Makes keys of the bytes that a terminal sends, however they are split.
///
/// What is not known as a key is dropped: Alt with a letter, function keys.
///
/// Source: ECMA-48 for the structure of control sequences; xterm's
/// "XTerm Control Sequences" (ctlseqs) for keys and bracketed paste.
package struct KeyDecoder: Sendable {
  /// What the next byte is a part of.
  private enum Part {
    case text
    /// What follows Escape.
    case escape
    /// CSI: parameters and intermediates, then one final byte. SS3, for the
    /// keys of a terminal in application mode: one final byte.
    case controlSequence
    /// So many bytes that mean nothing here.
    case skipped(Int)
    case paste
  }

  private var part = Part.text
  /// The bytes so far of a text, of parameters or of a paste.
  private var bytes: [UInt8] = []

  package init() {}

  /// How long to wait for more bytes before `flush`; nil is for ever.
  ///
  /// A lone Escape is a key or the beginning of another one; only time
  /// tells. What has begun and whose end got lost must not swallow the
  /// keyboard.
  package var patience: Duration? {
    switch part {
    case .text where bytes.isEmpty: nil
    case .controlSequence where !bytes.isEmpty: .seconds(1)
    case .paste: .seconds(1)
    default: .milliseconds(50)
    }
  }

  /// Gives the keys that are complete with these bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { read(byte, into: &keys) }
    if case .text = part {
      let rest = Array(self.bytes.suffix(self.bytes.unfinishedCount))
      self.bytes.removeLast(rest.count)
      endText(into: &keys)
      self.bytes = rest
    }
    return keys
  }

  /// Gives what the bytes so far mean when no more are coming.
  package mutating func flush() -> [Key] {
    defer { begin(.text) }
    return switch part {
    case .escape: [.escape]
    case .paste: [.paste(pastedText(bytes))]
    default: []
    }
  }

  private mutating func begin(_ part: Part) {
    self.part = part
    bytes = []
  }

  private mutating func read(_ byte: UInt8, into keys: inout [Key]) {
    switch part {
    case .text: readText(byte, into: &keys)
    case .escape: readAfterEscape(byte, into: &keys)
    case .controlSequence: readControlSequence(byte, into: &keys)
    case .skipped(let count): part = count > 1 ? .skipped(count - 1) : .text
    case .paste: readPaste(byte, into: &keys)
    }
  }

  private mutating func readText(_ byte: UInt8, into keys: inout [Key]) {
    guard byte.isControl else { return bytes.append(byte) }
    endText(into: &keys)
    if byte == .escape {
      begin(.escape)
    } else if let key = Key(controlCharacter: byte) {
      keys.append(key)
    }
  }

  private mutating func endText(into keys: inout [Key]) {
    keys += String(terminalText: bytes).map { .character($0) }
    bytes = []
  }

  private mutating func readAfterEscape(
    _ byte: UInt8,
    into keys: inout [Key]
  ) {
    switch byte.ascii {
    case "[", "O": begin(.controlSequence)
    case _ where byte.isControl:
      keys.append(.escape)
      begin(.text)
      read(byte, into: &keys)
    default:
      // Alt with a character, of one or several bytes.
      begin(byte.scalarLength > 1 ? .skipped(byte.scalarLength - 1) : .text)
    }
  }

  private mutating func readControlSequence(
    _ byte: UInt8,
    into keys: inout [Key]
  ) {
    switch byte {
    case 0x20...0x3f:
      // No key has as many parameters.
      if bytes.count < 32 { bytes.append(byte) }
    case UInt8(ascii: "[") where bytes.isEmpty:
      // The Linux console's F1 to F5: a second bracket and a letter.
      begin(.skipped(1))
    case 0x40...0x7e:
      let parameter = bytes.prefix { $0 != UInt8(ascii: ";") }
      let number = Int(String(decoding: parameter, as: UTF8.self)) ?? 0
      let isNumbered = byte.ascii == "~"
      begin(isNumbered && number == 200 ? .paste : .text)
      let key = isNumbered ? Key.byNumber[number] : Key.byLetter[byte.ascii]
      if let key { keys.append(key) }
    default:
      // A control character or a letter breaks the sequence off.
      begin(.text)
      read(byte, into: &keys)
    }
  }

  /// Takes what is pasted, up to the sequence that ends it.
  private mutating func readPaste(_ byte: UInt8, into keys: inout [Key]) {
    let end = "\u{1b}[201~".utf8
    bytes.append(byte)
    if bytes.suffix(end.count).elementsEqual(end) {
      keys.append(.paste(pastedText(bytes.dropLast(end.count))))
      begin(.text)
    }
  }

  private static let longestPaste = 1 << 16

  private func pastedText(_ bytes: some Sequence<UInt8>) -> String {
    let text = bytes.prefix(Self.longestPaste).filter { $0 != .escape }
    return String(terminalText: text)
  }
}

extension Key {
  fileprivate init?(controlCharacter byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0a, 0x0d: self = .enter
    case 0x08, 0x7f: self = .backspace
    case 0x01...0x1a:
      self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }

  /// The keys of sequences that end with a letter.
  fileprivate static let byLetter: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "M": .enter, "Z": .backTab,
  ]

  /// The keys of sequences that have a number and end with "~".
  fileprivate static let byNumber: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}

extension UInt8 {
  fileprivate static let escape: UInt8 = 0x1b

  fileprivate var isControl: Bool { self < 0x20 || self == 0x7f }

  fileprivate var ascii: Character { Character(Unicode.Scalar(self)) }

  /// How many bytes a scalar has that begins with this one.
  fileprivate var scalarLength: Int {
    switch self {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }
}

extension [UInt8] {
  /// How many bytes at the end begin a scalar that goes on after them.
  fileprivate var unfinishedCount: Int {
    guard let start = lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return 0 }
    let count = self.count - start
    return count < self[start].scalarLength ? count : 0
  }
}

extension String {
  /// The bytes as text, with "�" for what is no UTF-8, without C1 controls.
  fileprivate init(terminalText bytes: some Collection<UInt8>) {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    self.init(UnicodeScalarView(scalars.filter { !(0x80...0x9f ~= $0.value) }))
  }
}
