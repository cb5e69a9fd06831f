import SwiftSource

/// A source file of an exercise, for what running it cannot show.
public struct ExerciseSource: Sendable {
  /// Such as "Box.swift".
  public let name: String
  /// The text without its comments; what stands in quotes stays.
  public let code: String
  /// The modules that the file imports, in its order.
  public let imports: [String]
  private let lines: [Substring]
  private let file: SourceFile

  public init(_ text: String, name: String = "") {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = Lexer.code(of: text)
    file = SourceFile(path: name, text: text)
    imports = file.tokens.imports
  }

  /// Whether the code has a text in it; comments do not count.
  public func contains(_ text: String) -> Bool {
    code.contains(text)
  }

  /// Whether the code has a word in it; texts in quotes do not count.
  public func names(_ word: String) -> Bool {
    file.words(in: file.tokens.indices).contains(word)
  }

  /// The documentation above the first line with some code, on one line.
  public func documentation(above code: String) -> String {
    let place = lines.firstIndex { $0.contains(code) } ?? 0
    return lines[..<place].reversed().drop { $0.hasPrefix("@") }
      .prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(4) }.joined(separator: " ")
  }

  /// The texts in quotes.
  public var quotedTexts: [String] {
    file.tokens.filter { $0.kind == .string }.map(\.text)
  }

  /// What begins a decision: if, switch, guard, and the question mark of a
  /// condition.
  ///
  /// `guard let self else` only looks whether somebody is still there, and
  /// decides nothing.
  public var decisions: [String] {
    file.tokens.indices.filter(decides).map { file.tokens[$0].text }
  }

  private func decides(at place: Int) -> Bool {
    let token = file.tokens[place]
    if token.kind == .operation, token.text == "?" {
      // The mark of an optional stands without a space before it.
      return place > 0
        && file.tokens[place - 1].range.upperBound < token.range.lowerBound
    }
    guard ["if", "switch", "guard"].contains(where: token.isWord) else {
      return false
    }
    let next = file.tokens[place...].dropFirst().prefix(3).map(\.text)
    return next != ["let", "self", "else"] && next != ["let", "self", "{"]
  }

  /// The types and protocols that the file declares.
  public var types: [String] {
    file.declarations.filter { $0.kind != .extension }.map(\.name)
  }

  /// The functions of a type and of its extensions here that other files can
  /// call.
  public func openFunctions(of type: String) -> [String] {
    openMembers(of: type).filter { member in
      member.kind == .function && has("func", member)
    }.map(\.name)
  }

  /// The properties of a type and of its extensions here, stored or computed,
  /// that other files can read.
  public func openProperties(of type: String) -> [String] {
    openMembers(of: type).filter { member in
      member.kind == .property
        || member.kind == .function && has("var", member)
          && !has("func", member)
    }.map(\.name)
  }

  /// The stored properties of a type that other files can set, but for
  /// closures.
  public func settableProperties(of type: String) -> [String] {
    openMembers(of: type).filter { member in
      member.kind == .property && !member.modifiers.contains("set")
        && has("var", member)
        && !file.tokens[member.tokens].contains { $0.text == "->" }
    }.map(\.name)
  }

  /// What other files can read or call; `private(set)` hides the setter only.
  private func openMembers(of type: String) -> [Member] {
    file.members.filter { member in
      member.type == type
        && (member.modifiers.isDisjoint(with: ["private", "fileprivate"])
          || member.modifiers.contains("set"))
        && !isInClosedExtension(member)
    }
  }

  private func has(_ word: String, _ member: Member) -> Bool {
    file.tokens[member.tokens].contains { $0.isWord(word) }
  }

  private func isInClosedExtension(_ member: Member) -> Bool {
    file.declarations.contains { declaration in
      declaration.tokens.contains(member.tokens.lowerBound)
        && declaration.kind == .extension
        && declaration.tokens.lowerBound > 0
        && ["private", "fileprivate"].contains(
          where: file.tokens[declaration.tokens.lowerBound - 1].isWord
        )
    }
  }
}
