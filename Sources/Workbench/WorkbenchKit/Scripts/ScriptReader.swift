extension Script {
  /// Reads a script from the bytes of a file.
  ///
  /// A byte order mark and line ends of Windows are no mistakes.
  public init(name: String, bytes: [UInt8]) throws(ScriptError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.invalidUTF8(in: bytes, name: name)
    }
    try self.init(name: name, text: text)
  }

  /// Reads a script from text.
  public init(name: String, text: String) throws(ScriptError) {
    var lines: [Line] = []
    for (index, row) in Self.rows(of: text).enumerated() {
      var reader = LineReader(row)
      do throws(LineReader.Failure) {
        guard let step = try reader.readStep() else { continue }
        lines.append(Line(number: index + 1, step: step))
      } catch {
        throw ScriptError(
          script: name,
          line: index + 1,
          column: error.column,
          message: error.message
        )
      }
    }
    self.init(name: name, lines: lines)
  }

  /// The lines of a text, without its byte order mark.
  private static func rows(of text: String) -> [Substring] {
    let body = text.hasPrefix("\u{feff}") ? text.dropFirst() : text[...]
    return body.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    )
  }

  private static func invalidUTF8(
    in bytes: [UInt8],
    name: String
  ) -> ScriptError {
    let readable = bytes.prefix(validUTF8Count(bytes))
    let rows = rows(of: String(decoding: readable, as: UTF8.self))
    return ScriptError(
      script: name,
      line: rows.count,
      column: (rows.last?.count ?? 0) + 1,
      message: "expected text in UTF-8"
    )
  }

  /// How many bytes at the start are text.
  private static func validUTF8Count(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }
}
