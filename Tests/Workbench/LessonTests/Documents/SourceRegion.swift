import Foundation
import SwiftSource

@testable import Course

/// A part of a source file that a text shows, named by its declaration.
///
/// Written `path`, `path#name`, `path#Type.name`, each with `, with comment`
/// behind it where the comment above the declaration is shown as well.
struct SourceRegion: Equatable {
  let path: String
  /// The declaration's name and those around it, outermost first.
  let names: [String]
  let hasComment: Bool

  init(_ words: String) {
    let suffix = ", with comment"
    hasComment = words.hasSuffix(suffix)
    let place = hasComment ? String(words.dropLast(suffix.count)) : words
    let parts = place.split(separator: "#", maxSplits: 1).map(\.trimmed)
    path = parts.first ?? ""
    names =
      parts.count > 1
      ? parts[1].split(separator: ".").map(String.init) : []
  }

  /// The lines of the region in a source text, moved to the left.
  ///
  /// - Throws: what is wrong, as a `DocumentProblem`.
  func lines(of text: String) throws(DocumentProblem) -> [String] {
    let lines = SourceLine.lines(of: text)
    var range = lines.indices
    for name in names {
      let places = range.filter { lines[$0].declaredName == name }
      guard let place = places.first else {
        throw DocumentProblem("\(path) declares no '\(name)'")
      }
      guard places.count == 1 else {
        throw DocumentProblem(
          "\(path) declares '\(name)' \(places.count) times; say in which type"
        )
      }
      range = extent(from: place, in: lines)
      if name != names.last { range = (place + 1)..<range.upperBound }
    }
    if !names.isEmpty { range = range.withAttributes(in: lines, hasComment) }
    let region = lines[range].map(\.text)
    let margin =
      region.filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return region.map { String($0.dropFirst(margin)) }
  }

  /// From a declaration's first line to the one where its brackets are closed
  /// and nothing more deeply indented follows.
  private func extent(from start: Int, in lines: [SourceLine]) -> Range<Int> {
    let margin = lines[start].margin
    var depth = 0
    var index = start
    while index < lines.count {
      depth += lines[index].depthChange
      index += 1
      guard depth <= 0 else { continue }
      let next = index < lines.count ? lines[index] : nil
      guard let next, !next.isEmpty, next.margin > margin else { break }
    }
    return start..<index
  }
}

extension Range<Int> {
  /// The range with the attributes, and on wish the comment, above it.
  fileprivate func withAttributes(
    in lines: [SourceLine],
    _ hasComment: Bool
  ) -> Range<Int> {
    var start = lowerBound
    while start > 0 {
      let above = lines[start - 1].text.trimmed
      guard
        (above.hasPrefix("@") && !above.contains("@testable"))
          || (hasComment && above.hasPrefix("//"))
      else { break }
      start -= 1
    }
    return start..<upperBound
  }
}

/// A line of Swift, and what begins on it.
private struct SourceLine {
  let text: String
  private let tokens: [Token]

  static func lines(of text: String) -> [SourceLine] {
    let tokens = Dictionary(grouping: Lexer.tokens(of: text), by: \.line)
    return text.lines.enumerated().map { index, line in
      SourceLine(text: line, tokens: tokens[index + 1] ?? [])
    }
  }

  var isEmpty: Bool { text.trimmed.isEmpty }
  var margin: Int { text.prefix { $0 == " " }.count }

  private static let keywords: Set = [
    "func", "class", "struct", "enum", "protocol", "extension", "actor",
    "typealias", "var", "let", "case", "init", "deinit", "subscript",
  ]

  /// The name that the line declares, if it declares something.
  var declaredName: String? {
    for (token, next) in zip(tokens, tokens.dropFirst().map(\.text) + [""]) {
      guard Self.keywords.contains(token.text) else {
        guard token.kind == .word || "@()".contains(token.text) else {
          return nil
        }
        continue
      }
      if token.text == "class", ["func", "var"].contains(next) { continue }
      let isNameless = ["init", "deinit", "subscript"].contains(token.text)
      return isNameless ? token.text : next
    }
    return nil
  }

  /// How many more brackets the line opens than it closes.
  var depthChange: Int {
    tokens.count(where: \.opensBracket) - tokens.count(where: \.closesBracket)
  }
}
