extension FunctionName {
  /// Reads a name as `swift_demangle` writes it.
  ///
  /// Such as `static MVP.Box.make(Swift.Int, by: Swift.Int) -> MVP.Box<A>`,
  /// `MVP.Box.value.getter : A`, or
  /// `closure #1 () -> () in MVP.(Cache in _2F1A).load() -> ()`.
  init?(demangled: Substring) {
    var text = demangled
    for prefix in Self.prefixes { text.removePrefix(prefix) }

    if text.hasPrefix("closure #") || text.hasPrefix("implicit closure #") {
      self.init(closure: text)
    } else if let local = text.localType {
      self.init(path: text.signature, in: local.name)
      module = FunctionName(demangled: local.context)?.module ?? ""
      typeModule = module
    } else if let function = text.localFunction {
      self.init(localFunction: function)
    } else {
      self.init(path: text)
    }
  }

  /// What may stand before a declaration's own words.
  private static let prefixes = [
    "variable initialization expression of ",
    "property wrapper backing initializer of ",
  ]

  /// `closure #1 (Swift.Int) -> () in ` and what formed it.
  private init?(closure text: Substring) {
    guard let parts = text.split(atOuter: " in "),
      let context = FunctionName(demangled: parts.tail)
    else { return nil }
    self = context
    kind = .closure
    // Inside a closure of the compiler's, only the source's one is named.
    guard !text.hasPrefix("implicit") else { return }
    let number = parts.head.dropFirst("closure #".count)
      .prefix(while: \.isNumber)
    member = "closure #\(number) in \(context.member)"
  }

  /// `helper #1 (Swift.Int) -> ()` in what declares it.
  private init?(localFunction: (name: Substring, rest: Substring)) {
    guard let parts = localFunction.rest.split(atOuter: " in "),
      let context = FunctionName(demangled: parts.tail)
    else { return nil }
    self = context
    let labels = parts.head.withoutGenericArguments.argumentLabels
    member = "\(localFunction.name)\(labels) in \(context.member)"
    kind = context.type == nil ? .function : .method
  }

  /// `Module.Outer.Inner.member` with a signature or accessor.
  private init?(path text: Substring, in localType: String? = nil) {
    var text = text
    var isStatic = false
    var module: String?
    var typeModule: String?
    if text.removePrefix("static ") { isStatic = true }
    if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ")") {
      module = String(text[..<end].dropFirst("(extension in ".count))
      text = text[end...].dropFirst(2)
    }
    let declaration = text.split(atOuter: " : ")?.head ?? text.signature
    var names = declaration.pathComponents
    guard !names.contains(""), let last = names.popLast() else { return nil }
    if localType == nil {
      guard !names.isEmpty else { return nil }
      let declaring = names.removeFirst()
      typeModule = declaring
      module = module ?? declaring
    }

    let accessor = Self.accessors[last]
    let property = accessor == nil ? nil : names.popLast()
    let type = localType ?? (names.isEmpty ? nil : names.joined(separator: "."))
    self.init(
      module: module ?? "",
      typeModule: typeModule ?? "",
      type: type,
      member: property ?? last,
      kind: accessor ?? Self.kind(of: last, isInType: type != nil),
      isStatic: isStatic
    )
    if kind == .initialiser { member.removePrefix("__allocating_") }
    if kind == .deinitialiser { member = "deinit" }
  }

  private static func kind(of member: String, isInType: Bool) -> Kind {
    guard isInType else { return .function }
    if member.hasPrefix("init(") || member.hasPrefix("__allocating_init(") {
      return .initialiser
    }
    if member == "deinit" || member == "__deallocating_deinit" {
      return .deinitialiser
    }
    return .method
  }

  private static let accessors: [String: Kind] = [
    "getter": .getter, "setter": .setter, "modify": .modify,
    "willset": .willSet, "didset": .didSet,
  ]
}

extension RangeReplaceableCollection<Character> where SubSequence == Substring {
  /// Removes what it begins with, and says whether it did.
  @discardableResult
  mutating func removePrefix(_ prefix: String) -> Bool {
    guard starts(with: prefix) else { return false }
    removeFirst(prefix.count)
    return true
  }
}
