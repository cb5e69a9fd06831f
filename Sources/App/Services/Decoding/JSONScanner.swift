import Foundation

/// Goes through the values of JSON, and holds it to RFC 8259.
///
/// Foundation's decoder takes more than that: the first of several equal
/// keys, a comma after the last element, and, where nobody decodes them, such
/// numbers as `1.2.3` and texts that are not in UTF-8.
struct JSONScanner {
  private var reader: JSONReader
  private var hasBegun = false
  /// The lists and objects around the next value.
  private var open: [Container] = []

  private struct Container {
    let isObject: Bool
    /// The way to the element that was read last; nil before the first.
    var step: JSONPath.Step?
    /// The keys so far.
    var keys: Set<String> = []
  }

  /// As deep as Foundation's decoder goes.
  private static let maximumDepth = 512

  private init(_ content: Data) throws(FormatError) {
    reader = try JSONReader(content)
  }

  /// Throws for the first thing that is wrong.
  static func check(_ content: Data) throws(FormatError) {
    var scanner = try JSONScanner(content)
    while try scanner.next() != nil {}
  }

  /// What stands at a path; nil if nothing does.
  static func value(at path: JSONPath, in content: Data) -> FoundValue? {
    guard var scanner = try? JSONScanner(content) else { return nil }
    while let token = try? scanner.next() {
      if scanner.isAt(path) { return FoundValue(token, in: scanner.reader) }
    }
    return nil
  }

  /// The next value, a list or an object before its elements; nil at the end.
  private mutating func next() throws(FormatError) -> JSONToken? {
    reader.skipSpaces()
    guard hasBegun else {
      hasBegun = true
      return try readValue()
    }
    while let last = open.indices.last {
      let end: Unicode.Scalar = open[last].isObject ? "}" : "]"
      if reader.skip(end) {
        open.removeLast()
        reader.skipSpaces()
        continue
      }
      if open[last].step != nil {
        guard reader.skip(",") else {
          throw reader.failure("\",\" or \"\(end)\"")
        }
        reader.skipSpaces()
      }
      open[last].step = try readStep()
      return try readValue()
    }
    guard reader.isAtEnd else { throw reader.failure("the end") }
    return nil
  }

  private mutating func readValue() throws(FormatError) -> JSONToken {
    let start = reader.position
    let token = try reader.readToken()
    guard token == .list || token == .object else { return token }
    guard open.count < Self.maximumDepth else {
      throw reader.failure(
        "at most \(Self.maximumDepth) lists and objects in one another",
        found: "more",
        at: start
      )
    }
    open.append(Container(isObject: token == .object))
    return token
  }

  private mutating func readStep() throws(FormatError) -> JSONPath.Step {
    let last = open.count - 1
    switch open[last].step {
    case _ where open[last].isObject: return .key(try readKey())
    case .index(let index): return .index(index + 1)
    default: return .index(0)
    }
  }

  private mutating func readKey() throws(FormatError) -> String {
    let start = reader.position
    let key = try reader.readKey()
    guard open[open.count - 1].keys.insert(key).inserted else {
      throw .mismatch(
        path: JSONPath(open.dropLast().compactMap(\.step)),
        expected: "each key once",
        found: "\(key.quotedInPart) again at \(reader.place(of: start))"
      )
    }
    reader.skipSpaces()
    guard reader.skip(":") else { throw reader.failure("\":\"") }
    reader.skipSpaces()
    return key
  }

  /// Whether the path leads to the value that was read last.
  ///
  /// A list or an object that has just been opened has no step yet.
  private func isAt(_ path: JSONPath) -> Bool {
    let depth = open.count - (open.last.map { $0.step == nil ? 1 : 0 } ?? 0)
    return depth == path.steps.count
      && zip(open, path.steps).allSatisfy { $0.step == $1 }
  }
}
