extension SequenceDiagram {
  /// The diagram in Mermaid's language, which GitHub and many editors draw.
  package var mermaid: String { Self.mermaid([(title: nil, diagram: self)]) }

  /// Diagrams in Mermaid's language, as one: it knows no text with several.
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
      var lines = names.declarations
      if let title {
        // Without a colour, the title's first word could be taken for one.
        lines = ["box transparent \(title.mermaidText)"] + lines + ["end"]
      }
      participants += lines
      steps += diagram.steps.compactMap { $0.mermaid(names) }
    }
    let lines = ["sequenceDiagram"] + participants + steps
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Names of our own for the participants: a type may be called like one of
/// the language's words, which begin statements.
private struct MermaidNames {
  let declarations: [String]
  /// All participants, as a note that concerns them all has it.
  let whole: String?
  private let identifiers: [String: String]

  init(_ lifelines: [SequenceDiagram.Participant], after count: Int) {
    let numbered = lifelines.enumerated().map { index, participant in
      (identifier: "P\(count + index + 1)", participant: participant)
    }
    declarations = numbered.map { identifier, participant in
      let role = participant.role.map { "<br/>(\($0.mermaidText))" } ?? ""
      let name = participant.name.mermaidText
      return "participant \(identifier) as \(name)\(role)"
    }
    identifiers = Dictionary(
      numbered.map { ($0.participant.name, $0.identifier) },
      uniquingKeysWith: { first, _ in first }
    )
    let ends = [numbered.first, numbered.dropFirst().last].compactMap {
      $0?.identifier
    }
    whole = ends.isEmpty ? nil : ends.joined(separator: ",")
  }

  subscript(name: String) -> String {
    // A step's participants are all among the lifelines.
    identifiers[name] ?? ""
  }
}

extension SequenceDiagram.Step {
  fileprivate func mermaid(_ names: MermaidNames) -> String? {
    switch self {
    case .message(let from, let to, let text, let isAnswer, _):
      let arrow = isAnswer ? "-->>" : "->>"
      return "\(names[from])\(arrow)\(names[to]): \(text.mermaidText)"
    case .note(let name?, let text):
      return "Note right of \(names[name]): \(text.mermaidText)"
    case .note(nil, let text):
      return names.whole.map { "Note over \($0): \(text.mermaidText)" }
    }
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
