extension UInt8 {
  var isSpace: Bool { self <= UInt8(ascii: " ") }

  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// A letter, `_`, `$`, a backtick, or part of a letter beyond ASCII.
  var isWordStart: Bool {
    let letter = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "`") || self >= 0x80
  }

  var isOperator: Bool { "+-*/=<>!&|^~?%".utf8.contains(self) }
}
