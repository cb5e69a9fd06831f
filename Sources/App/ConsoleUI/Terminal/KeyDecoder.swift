/// Makes keys of the bytes that a terminal sends, however they are split.
///
/// What is not known as a key is dropped: Alt with a letter, function keys,
/// answers of the terminal to questions that nobody asked.
///
/// Source: ECMA-48 for the structure of control sequences; xterm's "XTerm
/// Control Sequences" (ctlseqs) for keys and bracketed paste.
public struct KeyDecoder: Sendable {
  /// Bytes that are not yet a whole key.
  private var pending: [UInt8] = []
  /// What was pasted so far, while a paste goes on.
  private var pasted: [UInt8]?

  public init() {}

  /// How long to wait for more bytes before `flush`; nil is for ever.
  ///
  /// A lone Escape is a key or the beginning of another one; only time
  /// tells. A paste whose end got lost must not swallow the keyboard.
  public var patience: Duration? {
    if pasted != nil { return .seconds(1) }
    return pending.isEmpty ? nil : .milliseconds(50)
  }

  /// Gives the keys that are complete with these bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let length =
        pasted == nil
        ? readKey(rest, into: &keys) : readPaste(rest, into: &keys)
      guard length > 0 else { break }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
    return keys
  }

  /// Gives what the bytes so far mean when no more are coming.
  public mutating func flush() -> [Key] {
    defer {
      pending = []
      pasted = nil
    }
    if let pasted { return [.paste(Self.text(pasted + pending))] }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// Reads one key, or a run of text; 0 where bytes are missing.
  private mutating func readKey(
    _ bytes: ArraySlice<UInt8>,
    into keys: inout [Key]
  ) -> Int {
    guard let first = bytes.first else { return 0 }
    if first == Byte.escape {
      guard let sequence = EscapeSequence(bytes) else { return 0 }
      if sequence.meaning == .pasteStart {
        pasted = []
      } else if case .key(let key) = sequence.meaning {
        keys.append(key)
      }
      return sequence.length
    }
    if Byte.isControl(first) {
      if let key = Self.controlKey(first) { keys.append(key) }
      return 1
    }
    let run = bytes.prefix { !Byte.isControl($0) }
    let isLast = run.endIndex == bytes.endIndex
    let length = isLast ? run.count - run.missingUTF8Tail : run.count
    keys += Self.text(run.prefix(length)).map { .character($0) }
    return length
  }

  /// Takes what is pasted, up to the sequence that ends it.
  private mutating func readPaste(
    _ bytes: ArraySlice<UInt8>,
    into keys: inout [Key]
  ) -> Int {
    let end = Array("\u{1b}[201~".utf8)
    let text = bytes.prefix { $0 != Byte.escape }
    if !text.isEmpty {
      let room = Self.longestPaste - (pasted?.count ?? 0)
      pasted? += text.prefix(max(0, room))
      return text.count
    }
    if bytes.starts(with: end) {
      keys.append(.paste(Self.text(pasted ?? [])))
      pasted = nil
      return end.count
    }
    return end.starts(with: bytes) ? 0 : 1
  }

  private static let longestPaste = 1 << 16

  private static func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x08, 0x7f: .backspace
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// The bytes as text, with "�" for what is no UTF-8, without C1 controls.
  private static func text(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: \.isC1Control) else {
      return text
    }
    var clean = String.UnicodeScalarView()
    clean.append(contentsOf: text.unicodeScalars.filter { !$0.isC1Control })
    return String(clean)
  }
}

/// Bytes that have a meaning of their own.
enum Byte {
  static let escape: UInt8 = 0x1b

  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7f
  }
}

extension Unicode.Scalar {
  fileprivate var isC1Control: Bool { (0x80...0x9f).contains(value) }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the end begin a scalar that goes on after them.
  fileprivate var missingUTF8Tail: Int {
    for (index, byte) in suffix(3).reversed().enumerated() {
      let length =
        switch byte {
        case 0xc2...0xdf: 2
        case 0xe0...0xef: 3
        case 0xf0...0xf4: 4
        case 0x80...0xbf: 0
        default: 1
        }
      if length > 0 { return length > index + 1 ? index + 1 : 0 }
    }
    return 0
  }
}
