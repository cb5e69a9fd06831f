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

  /// What stands before the result: `M.f(Swift.Int)` of `M.f(Swift.Int) -> ()`.
  var signature: Substring {
    var text = (split(atOuter: " -> ")?.head ?? self).withoutThrownType
    for word in [" async throws", " throws", " async"]
    where text.hasSuffix(word) {
      text = text.dropLast(word.count)
    }
    return text
  }

  /// The text up to ` throws` where it ends in ` throws(M.Failure)`.
  private var withoutThrownType: Substring {
    guard hasSuffix(")"), let thrown = split(atOuter: " throws(") else {
      return self
    }
    return self[..<thrown.tail.startIndex].dropLast()
  }

  /// Whether it names an async function.
  var isAsync: Bool {
    guard let head = split(atOuter: " -> ")?.head.withoutThrownType
    else { return false }
    return head.hasSuffix(" async") || head.hasSuffix(" async throws")
  }

  /// Whether it names a function that can throw.
  var canFail: Bool {
    split(atOuter: " -> ")?.head.withoutThrownType.hasSuffix(" throws") ?? false
  }

  /// The innermost type that is declared in a function's body, and the
  /// function, as in
  /// `f() -> () in Inner #1 in M.run() -> ()`.
  var localType: (name: String, context: Substring)? {
    guard !hasLocalNumber, let tail = split(atOuter: " in ")?.tail
    else { return nil }
    let words = tail.split(separator: " ")
    let number = words.indices.dropFirst().last { index in
      words[index].hasPrefix("#") && index + 1 < words.count
        && words[index + 1] == "in"
    }
    return number.map { number in
      let context = words[number].endIndex..<endIndex
      return (
        String(words[number - 1]),
        self[context].dropFirst(" in ".count)
      )
    }
  }

  /// The name of a function in a function's body, and what follows its number,
  /// as in `helper #1 (Swift.Int) -> () in M.run() -> ()`.
  var localFunction: (name: Substring, rest: Substring)? {
    guard hasLocalNumber, let number = split(atOuter: " #") else { return nil }
    return (number.head, number.tail.drop(while: { $0 != " " }).dropFirst())
  }

  private var hasLocalNumber: Bool {
    let words = split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[1].hasPrefix("#")
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
      let component = parts?.head ?? rest
      // A private initialiser has no name to tell from others.
      if !component.hasPrefix("(in ") {
        components.append(component.componentName)
      }
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
      var rest = dropFirst().split(atOuter: ")")?.head
    else { return "" }
    var labels = ""
    while !rest.isEmpty {
      let parts = rest.split(atOuter: ", ")
      labels += (parts?.head ?? rest).split(atOuter: ": ")?.head ?? "_"
      labels += ":"
      rest = parts?.tail ?? ""
    }
    return "(\(labels))"
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
