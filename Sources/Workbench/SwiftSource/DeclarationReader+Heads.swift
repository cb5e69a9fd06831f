extension DeclarationReader {
  func declarationKind(at place: Int) -> Declaration.Kind? {
    let token = tokens[place]
    guard token.kind == .word,
      let kind = Declaration.Kind(rawValue: token.text),
      place + 1 < tokens.count, tokens[place + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(tokens[place + 1].text),
      place == 0 || !tokens[place - 1].isMark(".")
    else { return nil }
    return kind
  }

  func readHead(_ kind: Declaration.Kind, at place: Int) -> Head {
    let end = tokens[place...].firstIndex { $0.isMark("{") } ?? tokens.count
    let rest = tokens[(place + 1)..<end]
    let colon = rest.firstIndex { $0.isMark(":") } ?? end
    let condition = rest.firstIndex { $0.isWord("where") } ?? end
    let generics =
      rest.firstIndex { $0.kind == .operation && $0.text.hasPrefix("<") } ?? end
    let names = rest[..<min(colon, condition, generics)]
      .filter { $0.kind == .word }
    let path = kind == .extension ? names.map(\.text) : [tokens[place + 1].text]
    let inherited =
      colon < condition
      ? rest[colon..<condition].filter { $0.kind == .word }.map(\.text) : []
    return Head(
      kind: kind,
      name: path.last ?? "",
      qualifiedName: ([typeName].compactMap(\.self) + path)
        .joined(separator: "."),
      inherited: inherited,
      start: place
    )
  }
}
