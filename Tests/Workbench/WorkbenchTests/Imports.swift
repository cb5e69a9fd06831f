/// Finds the modules that a file imports.
enum Imports {
  static func modules(in text: String) -> Set<String> {
    let words = code(in: text).split { !$0.isPartOfName }
      .map { String(decoding: $0, as: UTF8.self) }
    var modules: Set<String> = []
    // "import" is a keyword, so it stands nowhere else in code.
    for (index, word) in words.enumerated() where word == "import" {
      let module = words[(index + 1)...].first { !kinds.contains($0) }
      if let module { modules.insert(module) }
    }
    return modules
  }

  /// What `import` may single out in a module.
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// The text without comments and without what stands between quotes.
  private static func code(in text: String) -> [UInt8] {
    var code: [UInt8] = []
    var rest = Array(text.utf8)[...]
    func skip(past end: String) {
      let end = Array(end.utf8)
      while !rest.isEmpty, !rest.starts(with: end) { rest.removeFirst() }
      rest = rest.dropFirst(end.count)
    }
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        skip(past: "\n")
        code.append(UInt8(ascii: "\n"))
      } else if rest.starts(with: "/*".utf8) {
        skip(past: "*/")
        code.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "\"") {
        rest.removeFirst()
        while let byte = rest.first, !byte.endsText {
          rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        rest = rest.dropFirst()
      } else {
        code.append(byte)
        rest.removeFirst()
      }
    }
    return code
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    let character = Unicode.Scalar(self)
    return character.properties.isAlphabetic || character == "_"
      || ("0"..."9").contains(character)
  }

  /// A quote, or the end of a line, which no simple text outlives.
  fileprivate var endsText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\n")
  }
}
