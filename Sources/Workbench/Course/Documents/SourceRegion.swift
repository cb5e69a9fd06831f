import Foundation

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
    let lines = text.lines
    var range = lines.indices
    for name in names {
      let places = range.filter {
        SourceLine(lines[$0]).declaredName == name
      }
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
    let region = lines[range]
    let margin =
      region.filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return region.map { String($0.dropFirst(margin)) }
  }

  /// From a declaration's first line to the one where its brackets are closed
  /// and nothing more deeply indented follows.
  private func extent(from start: Int, in lines: [String]) -> Range<Int> {
    let margin = SourceLine(lines[start]).margin
    var depth = 0
    var index = start
    while index < lines.count {
      depth += SourceLine(lines[index]).depthChange
      index += 1
      guard depth <= 0 else { continue }
      let next = index < lines.count ? SourceLine(lines[index]) : nil
      guard let next, !next.isEmpty, next.margin > margin else { break }
    }
    return start..<index
  }
}

extension Range<Int> {
  /// The range with the attributes, and on wish the comment, above it.
  fileprivate func withAttributes(
    in lines: [String],
    _ hasComment: Bool
  ) -> Range<Int> {
    var start = lowerBound
    while start > 0 {
      let above = lines[start - 1].trimmed
      guard
        (above.hasPrefix("@") && !above.contains("@testable"))
          || (hasComment && above.hasPrefix("//"))
      else { break }
      start -= 1
    }
    return start..<upperBound
  }
}

/// What a line of Swift says to someone who only counts brackets.
struct SourceLine {
  private let line: String

  init(_ line: String) {
    self.line = line
  }

  var isEmpty: Bool { line.trimmed.isEmpty }
  var margin: Int { line.prefix { $0 == " " }.count }

  private static let keywords: Set = [
    "func", "class", "struct", "enum", "protocol", "extension", "actor",
    "typealias", "var", "let", "case", "init", "deinit", "subscript",
  ]

  /// The name that the line declares, if it declares something.
  var declaredName: String? {
    var words = code.split { " :(<{?=!".contains($0) }[...]
    while let word = words.popFirst() {
      guard Self.keywords.contains(String(word)) else {
        let isModifier = word.allSatisfy { $0.isLetter || "@)".contains($0) }
        guard isModifier else { return nil }
        continue
      }
      if word == "class", words.first == "func" || words.first == "var" {
        continue
      }
      if ["init", "deinit", "subscript"].contains(word) { return String(word) }
      return words.first.map(String.init)
    }
    return nil
  }

  /// How many more brackets the line opens than it closes.
  var depthChange: Int {
    code.reduce(0) { depth, character in
      switch character {
      case "(", "[", "{": depth + 1
      case ")", "]", "}": depth - 1
      default: depth
      }
    }
  }

  /// The line without comment and quoted text.
  private var code: String {
    var code = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if character == "/", previous == "/", !isQuoted {
        code.removeLast()
        break
      }
      if !isQuoted { code.append(character) }
      previous = character
    }
    return code
  }
}
