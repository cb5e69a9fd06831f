import ConsoleUI
import Trace

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
      // Without a colour, the title's first word could be taken for one.
      if let title {
        participants.append("box transparent \(title.mermaidText)")
      }
      // A type may be called like one of the language's words, so participants
      // have names of our own.
      var names: [String: String] = [:]
      let first = count + 1
      for participant in diagram.lifelines {
        count += 1
        names[participant.name] = "P\(count)"
        let role = participant.role.map { "<br/>(\($0.mermaidText))" } ?? ""
        let text = participant.name.mermaidText + role
        participants.append("participant P\(count) as \(text)")
      }
      if title != nil { participants.append("end") }
      guard first <= count else { continue }
      let all = first == count ? "P\(first)" : "P\(first),P\(count)"
      steps += diagram.steps.map { $0.mermaid(names, all: all) }
    }
    let lines = ["sequenceDiagram"] + participants + steps
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SequenceDiagram.Step {
  /// The step as a statement.
  fileprivate func mermaid(_ names: [String: String], all: String) -> String {
    let ends = participants.compactMap { names[$0] }
    switch self {
    case .message(let message):
      let arrow = message.isAnswer ? "-->>" : "->>"
      let text = message.words.mermaidText
      return ends.joined(separator: arrow) + ": \(text)"
    case .note(let note):
      let place = ends.first.map { "right of \($0)" } ?? "over \(all)"
      return "Note \(place): \(note.text.mermaidText)"
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
    let text = sanitizedForDisplay
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
