/// A type whose source, or an extension of which, holds a function.
package struct DeclaringType: Equatable, Sendable {
  /// The type without its module and generic arguments: `Box`, `Outer.Inner`;
  /// of a type in a function's body the name alone.
  package let name: String
  /// The module whose source declares it, also within an extension.
  package let module: String
  /// What it is in the running program; nil for a generic type, which is
  /// nothing there before it has its arguments.
  package let metatype: Any.Type?
  private let symbol: String

  package static func == (one: Self, other: Self) -> Bool {
    one.symbol == other.symbol
  }
}

extension DeclaringType {
  /// Those around the function of this mangled name, the innermost first; none
  /// around a free function, nor around one of a protocol or a system's type.
  ///
  /// A function's mangled name begins with that of its type. Where a type's
  /// name ends is seen in the symbol table: for each type, be it private or
  /// local, the program has a function that hands out its metadata, of the
  /// type's name and `Ma`. A `Mi` beside it means that the type is generic.
  /// See docs/ABI/Mangling.rst and TypeMetadata.rst of the Swift repository.
  static func around(_ symbol: String, in table: SymbolTable) -> [Self] {
    guard symbol.hasPrefix("$s") else { return [] }
    return symbol.indices.reversed()
      .filter { "CVO".contains(symbol[$0]) }
      .compactMap { table.type(named: symbol[...$0]) }
  }

  init?(symbol: String, in table: SymbolTable) {
    guard
      let accessor = table.address(of: symbol + "Ma"),
      let text = MangledName(text: symbol + "Ma").demangled?[...]
        .split(atOuter: "type metadata accessor for ")?.tail
    else { return nil }
    self.symbol = symbol
    if let local = text.localFunction {
      let context = local.rest.split(atOuter: "in ")?.tail ?? ""
      name = String(local.name)
      module = FunctionName(demangled: context)?.module ?? ""
    } else {
      // A type stands in its module as a member stands in its type.
      guard let path = FunctionName(demangled: "\(text).self") else {
        return nil
      }
      name = path.type ?? ""
      module = path.module
    }
    metatype =
      table.contains(symbol + "Mi") ? nil : Self.metatype(from: accessor)
  }

  /// Asks for the metadata, all of it: that is what the 0 says.
  private static func metatype(from accessor: UInt) -> Any.Type {
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}
