/// A type, a protocol or an extension, as its source declares it.
struct Declaration: Equatable, Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name; for an extension that of the type it extends.
  let name: String
  /// The types and protocols that stand after its colon.
  let inherited: [String]
  /// The places of its first and last token in the file.
  let tokens: Range<Int>
  let lines: ClosedRange<Int>
}

/// A function, found by the word `func`.
struct FunctionDeclaration: Equatable, Sendable {
  let name: String
  /// The type or extension it stands in; nil at the top of a file.
  let type: String?
  let isTest: Bool
  /// The places of its tokens in the file, from the name to the last brace.
  let tokens: Range<Int>
}
