/// Bytes that have a meaning of their own.
enum Byte {
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1b

  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7f
  }

  /// CAN and SUB break a control string off, and so does every Escape; with a
  /// backslash it is the string's own end.
  static func endsString(_ byte: UInt8) -> Bool {
    byte == escape || byte == 0x18 || byte == 0x1a
  }
}

extension String {
  /// The bytes as text, with "�" for what is no UTF-8, without C1 controls.
  init(terminalText bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: \.isC1Control) else {
      self = text
      return
    }
    var clean = UnicodeScalarView()
    clean.append(contentsOf: text.unicodeScalars.filter { !$0.isC1Control })
    self.init(clean)
  }
}

extension Unicode.Scalar {
  fileprivate var isC1Control: Bool { (0x80...0x9f).contains(value) }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the end begin a scalar that goes on after them.
  var missingUTF8Tail: Int {
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
