/// The name of a function as its source says it.
package struct FunctionName: Hashable, Sendable, Encodable {
  /// What the source declares.
  package enum Kind: String, Sendable, Encodable {
    /// A function outside of types.
    case function
    /// A function or operator of a type.
    case method
    /// What a property or subscript reads; the compiler writes one for a
    /// stored property too.
    case getter
    /// What an assignment to a property or subscript calls.
    case setter
    /// What changing a property in place calls.
    case modify
    case willSet
    case didSet
    case initialiser
    /// Also of a class whose source has no `deinit`: the compiler writes one.
    case deinitialiser
    /// A closure; its type is the one whose member formed it.
    case closure
    /// What a function or a closure does after an `await`, if it had to wait.
    case continuation
  }

  /// The module that declares it, or the module of the extension it is in.
  package var module: String
  /// The module that declares the type; another one for an extension.
  package var typeModule: String
  /// The type without its module and generic arguments: `Box`, `Outer.Inner`.
  package var type: String?
  /// Such as `setGreeting(_:)`, `text`, `init(name:)`, `deinit`, `==(_:_:)`,
  /// `subscript`, `closure #1 in load()`.
  package var member: String
  package var kind: Kind
  /// Whether the source says `static` or `class`.
  package var isStatic = false
}

extension FunctionName {
  /// The name alone of the member that the source declares, also for what
  /// stands within it: `load` of `closure #1 in load(from:)`.
  package var baseName: String {
    String(declaration.prefix { $0 != "(" })
  }

  /// The member in which it is formed, for a closure or a function within a
  /// function; nil for all others.
  package var formedIn: String? {
    member[...].split(atOuter: " in ").map { String($0.tail) }
  }

  /// The member that the source declares, also for what stands within it:
  /// `load(from:)` of `closure #1 in load(from:)`.
  ///
  /// Of a notification it is the member to which that leads: `update()` of
  /// `onChange: update()`, and of a wrapper's projection the property that is
  /// wrapped: `rows` of `$rows`.
  package var declaration: String {
    var rest = member[...]
    while let parts = rest.split(atOuter: " in ") { rest = parts.tail }
    rest = rest.split(atOuter: ": ")?.tail ?? rest
    return String(rest.hasPrefix("$") ? rest.dropFirst() : rest)
  }
}

extension FunctionName {
  /// The function that the source declares, also for what stands within it.
  package var declaringFunction: FunctionName {
    var function = self
    function.member = declaration
    function.kind = .method
    return function
  }

  /// What a reader calls it: the name, such as `setGreeting(_:)`, what happens
  /// to a property, and of a closure the function in which it is written.
  package var label: String {
    switch kind {
    case .getter: "get \(member)"
    case .setter: "set \(member)"
    case .modify, .willSet, .didSet: "\(kind.rawValue) \(member)"
    case .closure: body
    case .continuation: "\(body) goes on"
    case .function, .method, .initialiser, .deinitialiser: member
    }
  }

  /// The member, or which closure of it.
  var body: String {
    closureNumbers.isEmpty
      ? member : "\(closureNumbers.closureWords) \(declaration)"
  }

  /// Which closure it is of the member that forms it, from 1, and then which
  /// one within that closure; empty for what is no closure.
  package var closureNumbers: [Int] {
    var numbers: [Int] = []
    var rest = member[...]
    while let parts = rest.split(atOuter: " in ") {
      guard parts.head.hasPrefix("closure #") else { break }
      numbers.insert(Int(parts.head.dropFirst("closure #".count)) ?? 1, at: 0)
      rest = parts.tail
    }
    return numbers
  }
}

extension [Int] {
  /// Which closure these numbers mean, up to the name of what forms it.
  fileprivate var closureWords: String {
    self == [1, 1]
      ? "a closure in"
      : reversed().map { $0 == 1 ? "the closure" : "closure \($0)" }
        .joined(separator: " in ") + " of"
  }
}

extension FunctionName: CustomStringConvertible {
  /// Such as `Counter.value didSet`.
  package var description: String {
    let path = (type.map { $0 + "." } ?? "") + member
    switch kind {
    case .getter, .setter, .modify, .willSet, .didSet:
      return "\(path) \(kind.rawValue)"
    case .continuation:
      return "\(path) goes on"
    case .function, .method, .initialiser, .deinitialiser, .closure:
      return path
    }
  }
}
