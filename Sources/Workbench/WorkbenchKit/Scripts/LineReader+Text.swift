// How a text in double quotes is read.

extension LineReader {
  mutating func readText(of what: String) throws(Failure) -> String {
    let expected = "\(what) in double quotes"
    try expectSpace(before: expected)
    let start = scanner.position
    guard scanner.next() == "\"" else {
      throw failure("expected \(expected)", at: start)
    }
    var text = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw failure("expected a double quote at the end of the text")
  }

  private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
    let start = scanner.position - 1
    switch scanner.next() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      guard scanner.next() == "{" else { break }
      var digits = ""
      while let scalar = scanner.next(), scalar != "}" {
        digits.unicodeScalars.append(scalar)
      }
      guard digits.allSatisfy(\.isHexDigit), digits.count <= 8,
        let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { break }
      return scalar
    default: break
    }
    throw failure(
      #"expected one of \", \\, \n, \t and \u{...} with a Unicode scalar"#,
      at: start
    )
  }

  mutating func readExpectedText() throws(Failure) -> String {
    let word = scanner.position
    let text = try readText(of: "a text")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw failure("expected a text that is not blank", at: word + 1)
    }
    return text
  }
}
