/// What a type, an extension or a file declares besides types.
package struct Member: Equatable, Sendable {
  package enum Kind: Sendable {
    /// With subscripts and computed properties.
    case function
    case initialiser
    /// A property with a place to keep its value.
    case property
    case `typealias`
  }

  package let kind: Kind
  package let name: String
  /// Such as "static" and "override".
  package let modifiers: Set<String>
  /// The type that declares it, such as "Outer.Inner"; nil at the top of a
  /// file.
  package let type: String?
  /// The places of its tokens in the file, from the first modifier on.
  package let tokens: Range<Int>
  /// The place of the first token of a property's initial value, unless that
  /// is a closure, whose statements are those of the property.
  package let initialValue: Int?
  /// The place of its first token after its keyword and name.
  package let signature: Int

  package var isStatic: Bool {
    !modifiers.isDisjoint(with: ["static", "class"])
  }
}
