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
    let heads = declarations.map { declaration in
      let head = declaration.tokens.lowerBound..<(declaration.opener + 1)
      return (
        head.lowerBound,
        NamedPlace(
          type: declaration.qualifiedName,
          name: declaration.name,
          isType: true,
          lines: lines(of: head)
        )
      )
    }
    let others = members.filter { $0.kind != .typealias }.map { member in
      (
        member.tokens.lowerBound,
        NamedPlace(
          type: member.type,
          name: member.name + (labels(of: member) ?? ""),
          isType: false,
          lines: lines(of: member.tokens)
        )
      )
    }
    return (heads + others).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let last = tokens[range.upperBound - 1]
    let breaks = last.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return tokens[range.lowerBound].line...(last.line + breaks)
  }

  /// The argument labels, such as `(from:)`; nil of what has none.
  private func labels(of member: Member) -> String? {
    let keyword = member.signature - (member.name == "init" ? 1 : 2)
    guard ["func", "init"].contains(tokens[keyword].text),
      let opening = tokens[member.signature..<member.tokens.upperBound]
        .firstIndex(where: { $0.isMark("(") })
    else { return nil }
    var labels = ""
    var isAtLabel = true
    var place = opening + 1
    while place < tokens.end(of: opening) - 1 {
      let token = tokens[place]
      if isAtLabel, isLabel(place) { labels += token.text + ":" }
      isAtLabel = token.isMark(",")
      place = token.opensBracket ? tokens.end(of: place) : place + 1
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
