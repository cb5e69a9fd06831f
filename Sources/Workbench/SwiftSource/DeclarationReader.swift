/// Finds declarations in tokens, and says which tokens run: those of functions,
/// accessors, closures and initial values.
struct DeclarationReader {
  private enum Brace {
    case type(Head, opener: Int)
    case function(FunctionHead)
    /// What runs: a closure, an accessor, a branch.
    case code
    /// The requirements of a protocol's property.
    case requirement
  }

  struct Head {
    let kind: Declaration.Kind
    let name: String
    let qualifiedName: String
    let inherited: [String]
    let start: Int
  }

  private struct FunctionHead {
    let name: String
    let isTest: Bool
    let start: Int
  }

  /// Where in a property that stands in no function.
  private enum PropertyPart {
    case head, initialValue
  }

  let tokens: [Token]
  private var braces: [Brace] = []
  private var head: Head?
  private var functionHead: FunctionHead?
  private var property: PropertyPart?
  /// How many `(` and `[` are open.
  private var depth = 0
  private(set) var declarations: [Declaration] = []
  private(set) var functions: [FunctionDeclaration] = []
  /// The places of tokens that stand in something that runs.
  private(set) var running: [Int] = []

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for place in tokens.indices { read(place) }
  }

  private mutating func read(_ place: Int) {
    let token = tokens[place]
    let isInitialValue = readProperty(place)
    if token.isMark("{") {
      open(place)
    } else if token.isMark("}") {
      close(place)
    } else if isInCode || isInitialValue {
      running.append(place)
    }
    if let kind = declarationKind(at: place) {
      head = readHead(kind, at: place)
    } else if token.isWord("func"), place + 1 < tokens.count {
      functionHead = FunctionHead(
        name: tokens[place + 1].text,
        isTest: tokens.isTest(functionAt: place),
        start: place + 1
      )
    } else if token.isWord("init"), !isInCode {
      // Its braces must not be taken for a function's that has no body.
      functionHead = nil
    }
  }

  /// Follows a property that stands in no function from its `var` or `let` to
  /// its end, and says whether the token is part of its initial value.
  private mutating func readProperty(_ place: Int) -> Bool {
    let token = tokens[place]
    let partBefore = property
    if token.isMark("{") || token.isMark("}") {
      property = nil
    } else if token.opensBracket {
      depth += 1
    } else if token.closesBracket {
      depth -= 1
    } else if depth > 0 || isInCode {
      // Nothing that begins or ends a property.
    } else if token.isWord("var") || token.isWord("let") {
      property = .head
    } else if property != nil, tokens.endsStatement(before: place) {
      property = nil
    } else if property == .head, token.kind == .operation, token.text == "=" {
      property = .initialValue
    }
    return partBefore == .initialValue && property == .initialValue
  }

  private var isInCode: Bool {
    braces.contains {
      switch $0 {
      case .code, .function: true
      case .type, .requirement: false
      }
    }
  }

  private var isInProtocol: Bool {
    if case .type(let head, _) = braces.last {
      head.kind == .protocol
    } else {
      false
    }
  }

  var typeName: String? {
    for case .type(let head, _) in braces.reversed() {
      return head.qualifiedName
    }
    return nil
  }

  private mutating func open(_ place: Int) {
    if let head {
      braces.append(.type(head, opener: place))
    } else if isInProtocol {
      braces.append(.requirement)
    } else if let functionHead {
      braces.append(.function(functionHead))
    } else {
      braces.append(.code)
    }
    head = nil
    functionHead = nil
  }

  private mutating func close(_ place: Int) {
    // Requirements have no body that would end their heads.
    if isInProtocol { functionHead = nil }
    switch braces.popLast() {
    case .type(let head, let opener):
      declarations.append(
        Declaration(
          kind: head.kind,
          name: head.name,
          qualifiedName: head.qualifiedName,
          inherited: head.inherited,
          tokens: head.start..<(place + 1),
          lines: tokens[head.start].line...tokens[place].line,
          opener: opener
        )
      )
    case .function(let head):
      functions.append(
        FunctionDeclaration(
          name: head.name,
          type: typeName,
          isTest: head.isTest,
          tokens: head.start..<(place + 1)
        )
      )
    case .code, .requirement, nil:
      break
    }
  }
}
