import ConsoleUI

/// Makes keys of the bytes that a terminal sends, however they are split.
///
/// What is not known as a key is dropped: Alt with a letter, function keys,
/// answers of the terminal to questions that nobody asked.
///
/// Source: ECMA-48 for the structure of control sequences; xterm's "XTerm
/// Control Sequences" (ctlseqs) for keys and bracketed paste.
package struct KeyDecoder: Sendable {
  /// Bytes that are not yet a whole key.
  private var pending: [UInt8] = []
  /// What was pasted so far, while a paste goes on.
  private var pasted: [UInt8]?
  /// What is left out, while it goes on.
  private var skipped: SkippedSequence?

  package init() {}

  /// How long to wait for more bytes before `flush`; nil is for ever.
  ///
  /// A lone Escape is a key or the beginning of another one; only time
  /// tells. What has begun and whose end got lost must not swallow the
  /// keyboard.
  package var patience: Duration? {
    if pasted != nil || skipped?.hasContent == true { return .seconds(1) }
    if skipped != nil { return .milliseconds(50) }
    return pending.isEmpty ? nil : .milliseconds(50)
  }

  /// Gives the keys that are complete with these bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      guard let length = readNext(rest, into: &keys) else { break }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
    return keys
  }

  /// Gives what the bytes so far mean when no more are coming.
  package mutating func flush() -> [Key] {
    defer {
      pending = []
      pasted = nil
      skipped = nil
    }
    if let pasted { return [.paste(String(terminalText: pasted + pending))] }
    if skipped != nil { return [] }
    return pending == [Byte.escape] ? [.escape] : []
  }

  /// Reads what comes next; gives its length, nil where bytes are missing.
  private mutating func readNext(
    _ bytes: ArraySlice<UInt8>,
    into keys: inout [Key]
  ) -> Int? {
    if pasted != nil { return readPaste(bytes, into: &keys) }
    if var sequence = skipped {
      let length = sequence.skip(bytes)
      skipped = sequence.isAtEnd ? nil : sequence
      return length
    }
    return readKey(bytes, into: &keys)
  }

  /// Reads one key, or a run of text.
  private mutating func readKey(
    _ bytes: ArraySlice<UInt8>,
    into keys: inout [Key]
  ) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == Byte.escape {
      guard let sequence = EscapeSequence(bytes) else { return nil }
      switch sequence.meaning {
      case .key(let key): keys.append(key)
      case .pasteStart: pasted = []
      case .skip(let start): skipped = start
      case .nothing: break
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
    keys += String(terminalText: run.prefix(length)).map { .character($0) }
    return length > 0 ? length : nil
  }

  /// Takes what is pasted, up to the sequence that ends it.
  private mutating func readPaste(
    _ bytes: ArraySlice<UInt8>,
    into keys: inout [Key]
  ) -> Int? {
    let end = Array("\u{1b}[201~".utf8)
    let text = bytes.prefix { $0 != Byte.escape }
    if !text.isEmpty {
      let room = Self.longestPaste - (pasted?.count ?? 0)
      pasted? += text.prefix(max(0, room))
      return text.count
    }
    if bytes.starts(with: end) {
      keys.append(.paste(String(terminalText: pasted ?? [])))
      pasted = nil
      return end.count
    }
    return end.starts(with: bytes) ? nil : 1
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
}
