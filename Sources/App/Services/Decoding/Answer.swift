import Foundation

/// Decodes what services answer, for sample files and live answers alike.
enum Answer {
  /// Decodes the JSON of an answer.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from content: Data
  ) throws(FormatError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: content)
    } catch let error as FormatError
      where String(validating: content, as: UTF8.self) != nil
    {
      throw error
    } catch {
      throw .notJSON(problem: JSONProblem.describe(in: content))
    }
  }
}

/// Says what is wrong with content that no JSON decoder understands.
private enum JSONProblem {
  static func describe(in content: Data) -> String {
    if content.isEmpty { return "it is empty" }
    do {
      _ = try JSONSerialization.jsonObject(
        with: content,
        options: .fragmentsAllowed
      )
      return "it cannot be decoded"
    } catch {
      // Unlike the decoder's, this error tells what is wrong and where.
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
      let problem = words as? String ?? "it cannot be decoded"
      return withLine(problem, in: content).escapedOnOneLine
    }
  }

  /// Replaces a bare offset into the content by a line and a column.
  private static func withLine(_ problem: String, in content: Data) -> String {
    var problem = problem
    if problem.hasSuffix(".") { problem.removeLast() }
    guard let match = problem.firstMatch(of: /\ character (\d+)/),
      let offset = Int(match.output.1), offset <= content.count
    else { return problem }
    let before = content.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let head = String(decoding: before[lineStart...], as: UTF8.self)
    let place = " line \(line), column \(head.count + 1)"
    return problem.replacingCharacters(in: match.range, with: place)
  }
}
