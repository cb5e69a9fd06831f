/// A type, a protocol or an extension, as its source declares it.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package let kind: Kind
  /// The name; for an extension that of the type it extends.
  package let name: String
  /// The name with those of the types that it stands in, such as "Outer.Inner".
  package let qualifiedName: String
  /// The types and protocols that stand after its colon.
  package let inherited: [String]
  /// The places of its first and last token in the file.
  package let tokens: Range<Int>
  package let lines: ClosedRange<Int>
  /// The place of the brace that opens its body.
  let opener: Int
}

/// A function, found by the word `func`.
package struct FunctionDeclaration: Equatable, Sendable {
  package let name: String
  /// The type or extension it stands in, such as "Outer.Inner"; nil at the top
  /// of a file.
  package let type: String?
  package let isTest: Bool
  /// The places of its tokens in the file, from the name to the last brace.
  package let tokens: Range<Int>
}
