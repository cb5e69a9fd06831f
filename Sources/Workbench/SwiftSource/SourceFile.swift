/// A Swift file, divided into tokens and declarations.
package struct SourceFile: Sendable {
  /// From the package's folder, such as
  /// "Sources/Architectures/MVP/Greeting/Greeter.swift".
  package let path: String
  package let text: String
  package let tokens: [Token]
  package let declarations: [Declaration]
  package let functions: [FunctionDeclaration]
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
  }

  /// The modules it imports.
  package var imports: Set<String> { Set(tokens.imports) }

  /// The lines in what runs that hold more than brackets and the like.
  ///
  /// They are counted in the source, so that they are known without a build.
  package var executableLines: Set<Int> {
    Set(
      running.map { tokens[$0] }
        .filter { $0.kind != .mark && !Self.structure.contains($0.text) }
        .map(\.line)
    )
  }

  /// The lines between two others that hold any code.
  package func codeLines(in lines: ClosedRange<Int>) -> Int {
    Set(tokens.map(\.line).filter(lines.contains)).count
  }

  /// The names that stand between two tokens.
  package func words(in range: Range<Int>) -> Set<String> {
    Set(tokens[range].filter { $0.kind == .word }.map(\.text))
  }

  private static let structure: Set = [
    "else", "do", "get", "set", "didSet", "willSet",
  ]
}
