extension FunctionName {
  /// Reads a name as `swift_demangle` writes it.
  ///
  /// Such as `static MVP.Box.make(Swift.Int, by: Swift.Int) -> MVP.Box<A>`,
  /// `MVP.Box.value.getter : A`, or
  /// `closure #1 () -> () in MVP.(Cache in _2F1A).load() -> ()`.
  /// What stands in another function comes before ` in ` and that function.
  init?(demangled: Substring) {
    var parts = demangled.parts(separatedAtOuter: " in ")
    guard let outermost = parts.popLast(),
      var name = FunctionName(path: outermost)
    else { return nil }
    for part in parts.reversed() {
      guard let inner = name.containing(part) else { return nil }
      name = inner
    }
    self = name
  }

  /// The name of what stands in this function, such as `closure #1 () -> ()`.
  private func containing(_ text: Substring) -> FunctionName? {
    var inner = self
    if text.hasPrefix("implicit closure #") {
      // Inside a closure of the compiler's, only the source's one is named.
      inner.kind = .closure
    } else if text.hasPrefix("closure #") {
      let number = text.dropFirst("closure #".count).prefix(while: \.isNumber)
      inner.member = "closure #\(number) in \(member)"
      inner.kind = .closure
    } else if let (name, rest) = text.split(atOuter: " #") {
      let signature = rest.drop { $0 != " " }.dropFirst()
      if signature.isEmpty {
        inner.type = String(name)
        inner.typeModule = module
      } else {
        let labels = signature.withoutGenericArguments.argumentLabels
        inner.member = "\(name)\(labels) in \(member)"
        inner.kind = type == nil ? .function : .method
      }
    } else {
      return FunctionName(path: text, inLocalTypeOf: self)
    }
    return inner
  }

  /// `Module.Outer.Inner.member` with a signature or accessor; the member
  /// alone in a type that is declared in a function's body.
  private init?(path: Substring, inLocalTypeOf context: FunctionName? = nil) {
    var text = path
    for prefix in Self.prefixes { text.removePrefix(prefix) }
    let isStatic = text.removePrefix("static ")
    var extendingModule: String?
    if text.removePrefix("(extension in "), let end = text.firstIndex(of: ")") {
      extendingModule = String(text[..<end])
      text = text[end...].dropFirst(2)
    }
    let declaration = text.split(atOuter: " : ")?.head ?? text.signature
    var names = declaration.pathComponents
    guard !names.contains(""), let last = names.popLast(),
      context != nil || !names.isEmpty
    else { return nil }
    let typeModule = context?.typeModule ?? names.removeFirst()
    let accessor = Self.accessors[last]
    let property = accessor == nil ? nil : names.popLast()
    let type = names.isEmpty ? nil : names.joined(separator: ".")
    self.init(
      module: extendingModule ?? typeModule,
      typeModule: typeModule,
      type: context?.type ?? type,
      member: property ?? last,
      kind: accessor ?? .function,
      isStatic: isStatic
    )
    guard accessor == nil, self.type != nil else { return }
    member.removePrefix("__allocating_")
    if member == "__deallocating_deinit" { member = "deinit" }
    kind =
      member == "deinit"
      ? .deinitialiser : member.hasPrefix("init(") ? .initialiser : .method
  }

  /// What may stand before a declaration's own words.
  private static let prefixes = [
    "variable initialization expression of ",
    "property wrapper backing initializer of ",
  ]

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
