/// Finding one's way in a demangled name, which nests by brackets.
extension Substring {
  /// What stands before and after the first such text outside of brackets.
  ///
  /// The `>` of an arrow `->` is no bracket.
  func split(atOuter separator: String) -> (head: Substring, tail: Substring)? {
    var depth = 0
    var previous: UInt8 = 0
    for index in utf8.indices {
      let byte = utf8[index]
      defer { previous = byte }
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") { continue }
      if depth == 0, utf8[index...].starts(with: separator.utf8) {
        return (self[..<index], self[index...].dropFirst(separator.count))
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// What stands between such texts outside of brackets.
  func parts(separatedAtOuter separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let (head, tail) = rest.split(atOuter: separator) {
      parts.append(head)
      rest = tail
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// What stands before the result: `M.f(Swift.Int) async` of
  /// `M.f(Swift.Int) async -> ()`.
  var signature: Substring { split(atOuter: " -> ")?.head ?? self }

  /// Whether it names an async function.
  var isAsync: Bool {
    signature.hasSuffix(" async") || signature.hasSuffix(" async throws")
  }

  /// The names in `Module.Outer<A>.(Inner in _1F).f<B>(B, by: Swift.Int)`:
  /// `Module`, `Outer`, `Inner`, `f(_:by:)`.
  var pathComponents: [String] {
    var components: [String] = []
    var rest = self
    while !rest.isEmpty {
      if rest.isOperator {
        components.append(rest.operatorName)
        return components
      }
      let parts = rest.split(atOuter: ".")
      components.append((parts?.head ?? rest).componentName)
      rest = parts?.tail ?? ""
    }
    return components
  }

  private var componentName: String {
    var text = self
    var name = text.prefix { $0 != "(" && $0 != "<" }
    if name.isEmpty, text.hasPrefix("(") {
      // A private name comes with what tells its file from others.
      let end = text.firstIndex(of: ")") ?? text.endIndex
      name = text[..<end].dropFirst().prefix { $0 != " " }
      text = text[end...].dropFirst()
    } else {
      text = text[name.endIndex...]
    }
    return name + text.withoutGenericArguments.argumentLabels
  }

  /// What follows `<A where A: P>`.
  var withoutGenericArguments: Substring {
    guard hasPrefix("<") else { return self }
    return dropFirst().split(atOuter: ">")?.tail ?? ""
  }

  /// `(_:by:)` of `(Swift.Int, by: Swift.Int)`, and nothing of no brackets.
  var argumentLabels: String {
    guard hasPrefix("("),
      let arguments = dropFirst().split(atOuter: ")")?.head
    else { return "" }
    let labels = arguments.parts(separatedAtOuter: ", ")
      .map { ($0.split(atOuter: ": ")?.head ?? "_") + ":" }
    return "(\(labels.joined()))"
  }

  private var isOperator: Bool {
    guard let first, !first.isLetter, first != "_", first != "(" else {
      return false
    }
    return contains(" infix") || contains(" prefix") || contains(" postfix")
  }

  /// `==(_:_:)` of `== infix(M.Color, M.Color)`.
  private var operatorName: String {
    let name = prefix { $0 != " " }
    let arguments = self[name.endIndex...].drop { $0 != "(" && $0 != "<" }
    return name + arguments.withoutGenericArguments.argumentLabels
  }
}
