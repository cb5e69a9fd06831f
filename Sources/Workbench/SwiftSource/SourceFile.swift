/// A Swift file, divided into tokens and declarations.
package struct SourceFile: Sendable {
  /// From the package's folder, such as
  /// "Sources/Architectures/MVP/Greeting/Greeter.swift".
  package let path: String
  package let text: String
  package let tokens: [Token]
  package let declarations: [Declaration]
  package let functions: [FunctionDeclaration]
  /// What types declare and what stands at the top of the file, in its order.
  package let members: [Member]
  /// The places of the first tokens of all statements, and of the initial
  /// values of properties.
  package let statements: [Int]
  /// The places of tokens in what runs: functions, accessors, closures and the
  /// initial values of properties.
  package let running: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = Lexer.tokens(of: text)
    let reader = DeclarationReader(tokens)
    declarations = reader.declarations
    functions = reader.functions
    running = reader.running
    members = MemberReader(tokens, reader.declarations).members
    statements =
      (StatementReader(tokens, reader.declarations).statements
      + members.compactMap(\.initialValue)).sorted()
  }

  /// The modules it imports.
  package var imports: Set<String> { Set(tokens.imports) }

  /// The names that stand between two tokens, in interpolations too.
  package func words(in range: Range<Int>) -> Set<String> {
    tokens[range].words
  }
}
