/// A source file of an exercise, for what running it cannot show.
public struct ExerciseSource: Sendable {
  /// The text without its comments; what stands in quotes stays.
  public let code: String

  public init(_ text: String) {
    code = Self.withoutComments(text)
  }

  /// The modules that the file imports, in its order.
  public var imports: [String] {
    code.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
      else { return nil }
      return words.last
    }
  }

  /// Whether the code has a text in it; comments do not count.
  public func contains(_ text: String) -> Bool {
    code.contains(text)
  }

  private static func withoutComments(_ text: String) -> String {
    var code = ""
    var rest = Substring(text)
    var isQuoted = false
    var depth = 0
    while let character = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !isQuoted, rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if depth > 0 {
        if rest.hasPrefix("*/") {
          depth -= 1
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      } else if isQuoted, character == "\\" {
        code += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else {
        if character == "\"" { isQuoted.toggle() }
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
  }
}
