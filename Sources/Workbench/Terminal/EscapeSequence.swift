import ConsoleUI

/// A sequence of bytes after Escape, and the key that a terminal means by it.
struct EscapeSequence {
  enum Meaning: Equatable {
    case key(Key)
    case pasteStart
    /// What follows is no key, up to its own end.
    case skip(SkippedSequence)
    case nothing
  }

  let meaning: Meaning
  let length: Int

  /// Reads the sequence that begins with the first byte, which is Escape;
  /// nil where its end is missing.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    guard bytes.count > 1 else { return nil }
    let body: (meaning: Meaning, length: Int)? =
      switch bytes[1] {
      case UInt8(ascii: "["): Self.readControl(bytes)
      case UInt8(ascii: "O"): Self.readSingleShift(bytes)
      case UInt8(ascii: "]"): (.skip(.operatingSystemCommand), 2)
      case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        (.skip(.string), 2)
      case Byte.escape: (.key(.escape), 1)
      case let byte where Byte.isControl(byte): (.key(.escape), 1)
      default: Self.readAlt(bytes)
      }
    if let body {
      (meaning, length) = body
    } else if bytes.count == Self.longest {
      (meaning, length) = (.skip(.controlSequence), bytes.count)
    } else {
      return nil
    }
  }

  /// Longer ones are no keys.
  private static let longest = 32

  /// CSI: parameters and intermediates, then one final byte.
  private static func readControl(_ bytes: [UInt8]) -> (Meaning, Int)? {
    // The Linux console's F1 to F5: a second bracket and a letter.
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
      return bytes.count > 3 ? (.nothing, 4) : nil
    }
    let inner = bytes.dropFirst(2).prefix { (0x20...0x3f).contains($0) }
    guard inner.endIndex < bytes.count else { return nil }
    let final = bytes[inner.endIndex]
    guard (0x40...0x7e).contains(final) else {
      // A control character or a letter breaks the sequence off.
      return (.nothing, inner.endIndex)
    }
    let parameter = inner.prefix { $0 != UInt8(ascii: ";") }
    let number = Int(String(decoding: parameter, as: UTF8.self))
    let length = inner.endIndex + 1
    guard final == UInt8(ascii: "~") else {
      return (key(forLetter: final).map(Meaning.key) ?? .nothing, length)
    }
    if number == 200 { return (.pasteStart, length) }
    return (
      number.flatMap(key(forNumber:)).map(Meaning.key) ?? .nothing, length
    )
  }

  /// SS3: one letter, for the keys of a terminal in application mode.
  private static func readSingleShift(_ bytes: [UInt8]) -> (Meaning, Int)? {
    guard bytes.count > 2 else { return nil }
    if Byte.isControl(bytes[2]) { return (.nothing, 2) }
    let isEnter = bytes[2] == UInt8(ascii: "M")
    let key = isEnter ? .enter : key(forLetter: bytes[2])
    return (key.map(Meaning.key) ?? .nothing, 3)
  }

  /// Alt with a character, of one or several bytes.
  private static func readAlt(_ bytes: [UInt8]) -> (Meaning, Int)? {
    let length =
      switch bytes[1] {
      case 0xc2...0xdf: 3
      case 0xe0...0xef: 4
      case 0xf0...0xf4: 5
      default: 2
      }
    return bytes.count >= length ? (.nothing, length) : nil
  }

  private static func key(forLetter letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func key(forNumber number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
