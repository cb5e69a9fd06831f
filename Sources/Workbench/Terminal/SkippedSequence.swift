/// A sequence without a meaning here, of any length, while its bytes arrive.
///
/// A terminal answers questions by such sequences. Nothing asks here, but
/// answers to an earlier program may be late.
///
/// Source: ECMA-48, 5.4 and 5.6; xterm's "XTerm Control Sequences" for BEL.
struct SkippedSequence: Equatable, Sendable {
  /// The rest of a control sequence: it ends with its final byte.
  static let controlSequence = SkippedSequence(kind: .controlSequence)
  /// DCS, SOS, PM and APC: they end with ST.
  static let string = SkippedSequence(kind: .string)
  /// OSC: it ends with ST, or with BEL.
  static let operatingSystemCommand = SkippedSequence(
    kind: .operatingSystemCommand
  )

  private enum Kind {
    case controlSequence
    case string
    case operatingSystemCommand
  }

  private let kind: Kind
  private(set) var isAtEnd = false
  /// Whether more than the first bytes came.
  ///
  /// Otherwise a person may have pressed Alt with a letter, which looks the
  /// same.
  private(set) var hasContent = false

  private init(kind: Kind) {
    self.kind = kind
    hasContent = kind == .controlSequence
  }

  /// Skips bytes; gives their number, nil where more are needed to tell.
  mutating func skip(_ bytes: ArraySlice<UInt8>) -> Int? {
    let content = bytes.prefix(while: isContent)
    if !content.isEmpty {
      hasContent = true
      return content.count
    }
    guard let length = lengthOfEnd(bytes) else { return nil }
    isAtEnd = true
    return length
  }

  private func isContent(_ byte: UInt8) -> Bool {
    switch kind {
    case .controlSequence: (0x20...0x3f).contains(byte)
    case .string: !Byte.endsString(byte)
    case .operatingSystemCommand:
      !Byte.endsString(byte) && byte != Byte.bell
    }
  }

  /// 0 where the sequence is broken off by what follows it.
  private func lengthOfEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if kind == .controlSequence { return (0x40...0x7e).contains(first) ? 1 : 0 }
    guard first == Byte.escape else { return 1 }
    return bytes.dropFirst().first.map { $0 == UInt8(ascii: "\\") ? 2 : 0 }
  }
}
