/// The compiler's errors in what a build has printed.
struct CompilerErrors {
  /// Each error at its place, with the lines of context that belong to it.
  let blocks: [String]

  /// - Parameters:
  ///   - output: what the build printed.
  ///   - shownPath: makes of a file's whole path what the learner is shown.
  init(in output: String, shownPath: (String) -> String) {
    var blocks: [String] = []
    var block: [String]?
    func close() {
      guard let lines = block else { return }
      let text = lines.joined(separator: "\n")
      // The same error comes once for each step of the build that met it.
      if !blocks.contains(text) { blocks.append(text) }
      block = nil
    }
    let lines = output.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    for line in lines {
      switch Self.kind(of: line) {
      case .error:
        close()
        let path = line.prefix { $0 != ":" }
        block = [shownPath(String(path)) + line.dropFirst(path.count)]
      case .other:
        close()
      case .context:
        block?.append(String(line))
      }
    }
    close()
    self.blocks = blocks
  }

  private enum Kind {
    case error
    /// A line of source with its number, or what is drawn below it.
    case context
    case other
  }

  private static func kind(of line: Substring) -> Kind {
    if isPlace(line, followedBy: " error: ") { return .error }
    let rest = line.drop { $0 == " " || $0.isASCIIDigit }
    return rest.hasPrefix("|") ? .context : .other
  }

  /// Whether a line begins with `path:line:column:`.
  private static func isPlace(
    _ line: Substring,
    followedBy text: String
  ) -> Bool {
    let parts = line.split(
      separator: ":",
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    return parts.count == 4 && Int(parts[1]) != nil && Int(parts[2]) != nil
      && parts[3].hasPrefix(text)
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
