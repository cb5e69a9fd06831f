import Foundation

/// Decodes what services answer, for sample files and live answers alike.
enum Answer {
  /// Decodes the JSON of an answer, and takes only what RFC 8259 allows.
  ///
  /// A live answer is held to the same: of two equal keys nobody can say which
  /// one the service meant.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from content: Data
  ) throws(FormatError) -> Value {
    try JSONChecker.check(content)
    do {
      return try JSONDecoder().decode(type, from: content)
    } catch let error as FormatError {
      throw error
    } catch {
      throw .notJSON(problem: "it cannot be decoded")
    }
  }
}
