/// A Swift file, divided into tokens and declarations.
package struct SourceFile: Sendable {
  /// From the package's folder, such as
  /// "Sources/Architectures/MVP/Greeting/Greeter.swift".
  package let path: String
  package let text: String
  /// Without the ends of the lines.
  package let lines: [Substring]
  package let tokens: [Token]
  package let declarations: [Declaration]
  /// What types declare and what stands at the top of the file, in its order.
  package let members: [Member]
  /// The places of the first tokens of all statements, and of the initial
  /// values of properties.
  package let statements: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = Lexer.tokens(of: text)
    let reader = DeclarationReader(tokens)
    declarations = reader.declarations
    members = reader.members
    statements =
      (StatementReader(tokens, declarations).statements
      + members.compactMap(\.initialValue)).sorted()
  }

  /// The modules it imports.
  package var imports: Set<String> { Set(tokens.imports) }

  /// The names that stand between two tokens, in interpolations too.
  package func words(in range: Range<Int>) -> Set<String> {
    tokens[range].words
  }
}

/// Where something stands that other code can name: a function, an
/// initialiser, a subscript, a property, or the head of a type.
package struct NamedPlace: Equatable, Sendable {
  /// The type or extension it stands in, such as `Outer.Inner`; nil at the top
  /// of a file.
  ///
  /// Of a type's head it is the type itself.
  package let type: String?
  /// As other code names it: `load(from:)`, `init(name:)`, `text`; the name
  /// alone of a type.
  package let name: String
  package let isType: Bool
  /// From its first modifier to its last brace; of a type, its head.
  package let lines: ClosedRange<Int>
}

extension SourceFile {
  /// What the file declares outside of functions, in its order.
  package var namedPlaces: [NamedPlace] {
    let heads = declarations.map { type in
      NamedPlace(
        type: type.qualifiedName,
        name: type.name,
        isType: true,
        lines: lines(of: type.tokens.lowerBound..<(type.opener + 1))
      )
    }
    let others = members.filter { $0.kind != .typealias }.map { member in
      NamedPlace(
        type: member.type,
        name: member.name + (labels(of: member) ?? ""),
        isType: false,
        lines: lines(of: member.tokens)
      )
    }
    let starts =
      declarations.map(\.tokens.lowerBound)
      + members.filter { $0.kind != .typealias }.map(\.tokens.lowerBound)
    return zip(starts, heads + others).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    tokens[range.lowerBound].line...tokens[range.upperBound - 1].lastLine
  }

  /// The argument labels, such as `(from:)`; nil of what has none.
  private func labels(of member: Member) -> String? {
    let keyword = member.signature - (member.name == "init" ? 1 : 2)
    guard ["func", "init"].contains(tokens[keyword].text),
      let opener = tokens[member.signature..<member.tokens.upperBound]
        .firstIndex(where: { $0.isMark("(") })
    else { return nil }
    // An operator's parameters have no labels.
    let isOperator = tokens[member.signature - 1].kind == .operation
    var labels = ""
    var isAtLabel = true
    let inside = (opener + 1)..<(tokens.end(of: opener) - 1)
    for place in tokens.outerPlaces(in: inside) {
      if isAtLabel, isLabel(place) {
        labels += (isOperator ? "_" : tokens[place].text) + ":"
      }
      isAtLabel = tokens[place].isMark(",")
    }
    return "(\(labels))"
  }

  /// Whether a word is a label: a colon follows it, or a name and a colon.
  ///
  /// After a comma a type may stand, too, as in `Map<Key, Value>`.
  private func isLabel(_ place: Int) -> Bool {
    guard tokens[place].kind == .word else { return false }
    let next = tokens[place + 1].kind == .word ? place + 2 : place + 1
    return tokens[next].isMark(":")
  }
}
