/// The compiler's errors in what a build has printed.
struct CompilerErrors {
  /// Each error at its place, with the lines of context that belong to it.
  let blocks: [String]

  /// - Parameters:
  ///   - output: what the build printed.
  ///   - folder: the lessons' folder; paths are shown as seen from it.
  init(in output: String, folder: String) {
    var blocks: [String] = []
    var block: [Substring]?
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
        let prefix = folder + "/"
        block = [line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line]
      case .other:
        close()
      case .context:
        block?.append(line)
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
