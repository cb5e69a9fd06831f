import ConsoleUI
import Trace

extension SequenceDiagram {
  /// The characters that lines are drawn with.
  package struct Strokes: Sendable {
    var lifeline, call, answer, crossing: String
    var leaveRight, leaveLeft, turnDown, turnBack: String

    /// Box drawing characters.
    package static let box = Strokes(
      lifeline: "│",
      call: "─",
      answer: "╌",
      crossing: "┼",
      leaveRight: "├",
      leaveLeft: "┤",
      turnDown: "┐",
      turnBack: "┘"
    )
    /// ASCII, for screen readers and for fonts without box drawing.
    package static let ascii = Strokes(
      lifeline: "|",
      call: "-",
      answer: ".",
      crossing: "+",
      leaveRight: "|",
      leaveLeft: "|",
      turnDown: ".",
      turnBack: "'"
    )
  }

  /// The diagram as lines of text, none wider than so many columns.
  ///
  /// Participants stand at the top over their lifelines, time goes down. Names
  /// and labels that are too long are wrapped, never cut off; where the
  /// columns are too narrow for names, they are numbered and a legend precedes
  /// the diagram; where they are too narrow for arrows, a list takes its place.
  ///
  /// - Parameter columns: At least 20; less is taken as 20.
  package func lines(
    columns: Int = 80,
    strokes: Strokes = .box
  ) -> [String] {
    var drawing = TextDrawing(
      self,
      strokes: strokes,
      columns: max(20, columns)
    )
    drawing.draw()
    return drawing.lines.map { $0.joined().trimmingTrailingSpaces() }
  }
}

/// Draws a sequence diagram as text, line by line.
private struct TextDrawing {
  /// What each column shows; nothing where the glyph before it is wide.
  typealias Line = [String]

  private let diagram: SequenceDiagram
  private let strokes: SequenceDiagram.Strokes
  private let lifelines: [SequenceDiagram.Participant]
  /// The distance of two lifelines.
  private let spacing: Int
  private let namesFit: Bool
  /// What a new line shows.
  private var background: Line
  private(set) var lines: [Line] = []

  init(
    _ diagram: SequenceDiagram,
    strokes: SequenceDiagram.Strokes,
    columns: Int
  ) {
    self.diagram = diagram
    self.strokes = strokes
    lifelines = diagram.lifelines
    background = Array(repeating: " ", count: columns)
    let available = columns / max(1, lifelines.count)
    let comfortable = diagram.comfortableSpacing
    spacing = min(available, max(comfortable, Self.narrowestForArrows))
    namesFit = spacing >= min(comfortable, Self.narrowestForNames)
  }

  /// Narrower columns than these hold no name, and no arrow.
  private static let narrowestForNames = 11
  private static let narrowestForArrows = 5

  mutating func draw() {
    guard spacing >= Self.narrowestForArrows, !lifelines.isEmpty else {
      return drawList()
    }
    if namesFit {
      drawHeader(lifelines.map(wrappedName))
    } else {
      drawLegend()
      drawHeader(lifelines.indices.map { ["\($0 + 1)"] })
    }
    for index in lifelines.indices {
      background[column(of: index)] = strokes.lifeline
    }
    lines.append(background)
    for step in diagram.steps { draw(step) }
  }

  private func column(of lifeline: Int) -> Int {
    lifeline * spacing + spacing / 2
  }

  private func column(of name: String) -> Int {
    column(of: lifelines.firstIndex { $0.name == name } ?? 0)
  }

  /// Adds a text in as many lines as it needs, beginning at the column, or
  /// further to the left where it would not fit.
  private mutating func addText(_ text: String, at column: Int) {
    let parts = text.sanitizedForDisplay
      .wrappedAtNames(toCells: background.count)
    for part in parts {
      var line = background
      line.write(part, at: column, margin: 1)
      lines.append(line)
    }
  }

  // MARK: Participants

  private func wrappedName(
    _ participant: SequenceDiagram.Participant
  ) -> [String] {
    let room = spacing - 1
    // A bracket is not to stand apart from the words that it holds.
    let role = participant.roleInBrackets.flatMap {
      $0.cellWidth <= room ? $0 : participant.role
    }
    return [participant.name, role].compactMap(\.self).flatMap {
      $0.sanitizedForDisplay.wrappedAtNames(toCells: room)
    }
  }

  private mutating func drawHeader(_ names: [[String]]) {
    for row in 0..<(names.map(\.count).max() ?? 0) {
      var line = background
      for (index, name) in names.enumerated() where row < name.count {
        let start = column(of: index) - name[row].cellWidth / 2
        line.write(name[row], at: start, margin: 0)
      }
      lines.append(line)
    }
  }

  private mutating func drawLegend() {
    for (index, participant) in lifelines.enumerated() {
      let role = participant.roleInBrackets.map { " " + $0 } ?? ""
      addText("\(index + 1): \(participant.name)\(role)", at: 0)
    }
    lines.append(background)
  }

  // MARK: Steps

  private mutating func draw(_ step: SequenceDiagram.Step) {
    let start = step.participants.map { column(of: $0) + 2 }.min()
    addText(step.label, at: start ?? 0)
    guard let message = step.message else { return }
    if message.from == message.to {
      drawLoop(at: column(of: message.from))
    } else {
      drawArrow(
        from: column(of: message.from),
        to: column(of: message.to),
        stroke: message.isAnswer ? strokes.answer : strokes.call
      )
    }
  }

  private mutating func drawArrow(
    from start: Int,
    to end: Int,
    stroke: String
  ) {
    let direction = end > start ? 1 : -1
    var line = background
    line[start] = direction > 0 ? strokes.leaveRight : strokes.leaveLeft
    for column in stride(from: start + direction, to: end, by: direction) {
      let crosses = line[column] == strokes.lifeline
      line[column] = crosses ? strokes.crossing : stroke
    }
    line[end - direction] = direction > 0 ? ">" : "<"
    lines.append(line)
  }

  private mutating func drawLoop(at column: Int) {
    var out = background
    out[column] = strokes.leaveRight
    out[column + 1] = strokes.call
    out[column + 2] = strokes.turnDown
    var back = background
    back[column + 1] = "<"
    back[column + 2] = strokes.turnBack
    lines += [out, back]
  }

  private mutating func drawList() {
    for step in diagram.steps {
      let who = step.participants.joined(separator: " -> ")
      let mark = step.message == nil ? " " : ": "
      addText(who.isEmpty ? step.label : who + mark + step.label, at: 0)
    }
  }
}

extension [String] {
  /// Writes a text that is no wider than the line, with so many blanks at
  /// both ends.
  fileprivate mutating func write(_ text: String, at column: Int, margin: Int) {
    let length = text.cellWidth
    var next = Swift.max(0, Swift.min(column, count - length))
    let surroundings = next - margin..<next + length + margin
    for column in surroundings.clamped(to: indices) { self[column] = " " }
    for character in text {
      let extent = character.cellWidth
      guard extent > 0, next + extent <= count else { continue }
      self[next] = String(character)
      for covered in next + 1..<next + extent { self[covered] = "" }
      next += extent
    }
  }
}

extension SequenceDiagram.Participant {
  fileprivate var roleInBrackets: String? {
    role.flatMap { $0.isEmpty ? nil : "(\($0))" }
  }
}

extension SequenceDiagram {
  /// The distance of lifelines at which names and labels between neighbours
  /// fit; with more room a diagram only gets wider.
  fileprivate var comfortableSpacing: Int {
    let names = lifelines.flatMap { [$0.name, $0.roleInBrackets ?? ""] }
    let labels = messages.map { $0.words + "  " }
    return (names + labels).map { $0.cellWidth + 2 }.max() ?? 0
  }
}
