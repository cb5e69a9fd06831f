extension [Token] {
  /// The modules that are imported, in their order.
  package var imports: [String] {
    // "import" is a keyword, so it stands nowhere else in code.
    indices.filter { self[$0].isWord("import") }.compactMap { place in
      self[(place + 1)...].first { !Self.kinds.contains($0.text) }?.text
    }
  }

  /// What `import` may single out in a module.
  private static var kinds: Set<String> {
    [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
  }
}
