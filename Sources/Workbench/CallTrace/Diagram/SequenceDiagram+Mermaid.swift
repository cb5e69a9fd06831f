extension SequenceDiagram {
  /// Diagrams in Mermaid's language, which GitHub and many editors draw, as
  /// one: it knows no text with several.
  ///
  /// The statements used are `participant ... as`, `box`, `->>` and `-->>`,
  /// and `Note`; see https://mermaid.js.org/syntax/sequenceDiagram.html.
  ///
  /// - Parameter groups: Each diagram, and what to write above its
  ///   participants, if anything.
  package static func mermaid(
    _ groups: [(title: String?, diagram: SequenceDiagram)]
  ) -> String {
    var participants: [String] = []
    var steps: [String] = []
    var count = 0
    for (title, diagram) in groups {
      let names = MermaidNames(diagram.lifelines, after: count)
      count += diagram.lifelines.count
      // Without a colour, the title's first word could be taken for one.
      if let title {
        participants.append("box transparent \(title.mermaidText)")
      }
      participants += names.declarations
      if title != nil { participants.append("end") }
      steps += diagram.steps.compactMap(names.statement)
    }
    let lines = ["sequenceDiagram"] + participants + steps
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Names of our own for the participants: a type may be called like one of
/// the language's words, which begin statements.
private struct MermaidNames {
  private let lifelines: [SequenceDiagram.Participant]
  private let identifiers: [String]

  init(_ lifelines: [SequenceDiagram.Participant], after count: Int) {
    self.lifelines = lifelines
    identifiers = lifelines.indices.map { "P\(count + $0 + 1)" }
  }

  var declarations: [String] {
    zip(identifiers, lifelines).map { identifier, participant in
      let role = participant.role.map { "<br/>(\($0.mermaidText))" } ?? ""
      let name = participant.name.mermaidText
      return "participant \(identifier) as \(name)\(role)"
    }
  }

  /// The step as a statement; nil for a note where there is nobody to stand
  /// over.
  func statement(_ step: SequenceDiagram.Step) -> String? {
    switch step {
    case .message(let message):
      let arrow = message.isAnswer ? "-->>" : "->>"
      let ends = self[message.from] + arrow + self[message.to]
      return "\(ends): \(message.text.mermaidText)"
    case .note(let note):
      guard let first = identifiers.first, let last = identifiers.last
      else { return nil }
      let whole = first == last ? first : "\(first),\(last)"
      let place = note.at.map { "right of \(self[$0])" } ?? "over \(whole)"
      return "Note \(place): \(note.text.mermaidText)"
    }
  }

  private subscript(name: String) -> String {
    // A step's participants are all among the lifelines.
    lifelines.firstIndex { $0.name == name }.map { identifiers[$0] } ?? ""
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
