/// A function, an initialiser, a subscript or a property, as its source
/// declares it, or the head of a type.
package struct Member: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case function, initialiser, deinitialiser, `subscript`, property
    /// The head of a type or an extension, without what stands in it.
    case type
  }

  package let kind: Kind
  /// The type or extension it stands in; nil at the top of a file.
  ///
  /// Such as `Outer.Inner`. Of a type's head it is the type itself.
  package let type: String?
  /// As other code names it: `load(from:)`, `init(name:)`, `text`; the name
  /// alone of a type.
  package let name: String
  /// From its first word to its last brace.
  package let lines: ClosedRange<Int>
}

extension SourceFile {
  /// What the file declares outside of functions, in its order.
  package var members: [Member] { MemberReader(tokens).members }
}
