extension SequenceDiagram {
  /// The diagram in Mermaid's language, which GitHub and many editors draw.
  ///
  /// The statements used are `participant ... as`, `->>` and `-->>`, and
  /// `Note`; see https://mermaid.js.org/syntax/sequenceDiagram.html.
  public var mermaid: String {
    // Names of our own for the participants: a type may be called like one of
    // the language's words, which begin statements.
    let lifelines = lifelines
    var identifiers: [String: String] = [:]
    var lines = ["sequenceDiagram"]
    for (index, participant) in lifelines.enumerated() {
      let identifier = "P\(index + 1)"
      identifiers[participant.name] =
        identifiers[participant.name] ?? identifier
      let role = participant.role.map { "<br/>(\($0.mermaidText))" } ?? ""
      lines.append(
        "participant \(identifier) as \(participant.name.mermaidText)\(role)"
      )
    }
    let whole = lifelines.count > 1 ? "P1,P\(lifelines.count)" : "P1"
    for step in steps {
      switch step {
      case .message(let from, let to, let text, let isAnswer):
        let sender = identifiers[from] ?? "P1"
        let receiver = identifiers[to] ?? "P1"
        let arrow = isAnswer ? "-->>" : "->>"
        lines.append("\(sender)\(arrow)\(receiver): \(text.mermaidText)")
      case .note(let name?, let text):
        let place = identifiers[name] ?? "P1"
        lines.append("Note right of \(place): \(text.mermaidText)")
      case .note(nil, let text):
        guard !lifelines.isEmpty else { continue }
        lines.append("Note over \(whole): \(text.mermaidText)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text as Mermaid's language needs it.
  ///
  /// "#" and a number and ";" stand for the character of that number. Mermaid
  /// asks for it where a character means something in its language: ";" ends a
  /// line, "#" begins such a code, and the word "end" ends a block. "<", "&",
  /// "\", "%", "{", "$", "`" and others mean something to what Mermaid calls.
  fileprivate var mermaidText: String {
    let text = onePlainLine
    // ":" may stand in a text, but not in these: "wrap:" is an instruction, and
    // a line with "style" and ":" loses its next ";".
    let isColonSafe = !["wrap", "style", "classDef"].contains {
      text.contains($0)
    }
    let plain = Self.mermaidPunctuation + (isColonSafe ? ":" : "")
    var escaped = ""
    var word = ""
    for scalar in text.unicodeScalars {
      let isWord =
        scalar.properties.isAlphabetic || scalar.value > 0x7F
        || ("0"..."9").contains(scalar)
      if isWord {
        word.unicodeScalars.append(scalar)
        continue
      }
      escaped += word.withoutTheWordEnd
      word = ""
      escaped +=
        plain.unicodeScalars.contains(scalar)
        ? String(scalar) : "#\(scalar.value);"
    }
    escaped += word.withoutTheWordEnd
    // A text may not be empty: a space of no width.
    return escaped.isEmpty ? "#8203;" : escaped
  }

  /// ASCII characters that mean nothing to Mermaid within a text.
  private static let mermaidPunctuation = " _().,'\"=/!?+-*[]|"

  /// The word, its first letter as a number if it is "end".
  private var withoutTheWordEnd: String {
    guard lowercased() == "end", let first = unicodeScalars.first
    else { return self }
    return "#\(first.value);" + dropFirst()
  }
}
