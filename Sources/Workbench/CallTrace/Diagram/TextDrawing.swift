/// Draws a sequence diagram on a canvas.
struct TextDrawing {
  private let diagram: SequenceDiagram
  private let strokes: SequenceDiagram.Strokes
  private let lifelines: [SequenceDiagram.Participant]
  /// The distance of two lifelines.
  private let spacing: Int
  private let namesFit: Bool
  private(set) var canvas: TextCanvas

  init(
    _ diagram: SequenceDiagram,
    strokes: SequenceDiagram.Strokes,
    canvas: TextCanvas
  ) {
    self.diagram = diagram
    self.strokes = strokes
    self.canvas = canvas
    lifelines = diagram.lifelines
    let available = canvas.columns / max(1, lifelines.count)
    let comfortable = diagram.comfortableSpacing(canvas.width)
    spacing = min(available, max(comfortable, Self.narrowestForArrows))
    namesFit = spacing >= min(comfortable, Self.narrowestForNames)
  }

  /// Narrower columns than these hold no name, and no arrow.
  private static let narrowestForNames = 12
  private static let narrowestForArrows = 5

  mutating func draw() {
    guard spacing >= Self.narrowestForArrows else { return drawList() }
    if namesFit {
      drawHeader(lifelines.map(wrappedName))
    } else {
      drawLegend()
      drawHeader(lifelines.indices.map { ["\($0 + 1)"] })
    }
    for index in lifelines.indices {
      canvas.background[column(of: index)] = strokes.lifeline
    }
    canvas.add(canvas.newLine)
    for step in diagram.steps { draw(step) }
  }

  private func column(of lifeline: Int) -> Int {
    lifeline * spacing + spacing / 2
  }

  private func column(of name: String) -> Int {
    column(of: lifelines.firstIndex { $0.name == name } ?? 0)
  }

  // MARK: Participants

  private func wrappedName(_ participant: SequenceDiagram.Participant)
    -> [String]
  {
    let name = participant.name.onePlainLine
      .wrapped(to: spacing - 1, width: canvas.width)
    guard let role = participant.role, !role.isEmpty else { return name }
    return name
      + "(\(role.onePlainLine))".wrapped(to: spacing - 1, width: canvas.width)
  }

  private mutating func drawHeader(_ names: [[String]]) {
    for row in 0..<(names.map(\.count).max() ?? 0) {
      var line = canvas.newLine
      for (index, name) in names.enumerated() where row < name.count {
        let start = column(of: index) - canvas.width(name[row]) / 2
        line.write(name[row], at: start)
      }
      canvas.add(line)
    }
  }

  private mutating func drawLegend() {
    for (index, participant) in lifelines.enumerated() {
      let role = participant.role.map { " (\($0))" } ?? ""
      canvas.addText(
        "\(index + 1): \(participant.name)\(role)".onePlainLine,
        at: 0
      )
    }
    canvas.add(canvas.newLine)
  }

  // MARK: Steps

  private mutating func draw(_ step: SequenceDiagram.Step) {
    switch step {
    case .note(let note):
      let start = note.at.map { column(of: $0) + 2 } ?? 0
      canvas.addText("[\(note.text.onePlainLine)]", at: start)
    case .message(let message):
      let start = column(of: message.from)
      let end = column(of: message.to)
      canvas.addText(message.text.onePlainLine, at: min(start, end) + 2)
      if start == end {
        drawLoop(at: start)
      } else {
        let stroke = message.isAnswer ? strokes.answer : strokes.call
        drawArrow(from: start, to: end, stroke: stroke)
      }
    }
  }

  private mutating func drawArrow(
    from start: Int,
    to end: Int,
    stroke: Character
  ) {
    let direction = end > start ? 1 : -1
    var line = canvas.newLine
    line[start] = direction > 0 ? strokes.leaveRight : strokes.leaveLeft
    for column in stride(from: start + direction, to: end, by: direction) {
      let crosses = line[column] == strokes.lifeline
      line[column] = crosses ? strokes.crossing : stroke
    }
    line[end - direction] = direction > 0 ? ">" : "<"
    canvas.add(line)
  }

  private mutating func drawLoop(at column: Int) {
    var out = canvas.newLine
    out[column] = strokes.leaveRight
    out[column + 1] = strokes.call
    out[column + 2] = strokes.turnDown
    canvas.add(out)
    var back = canvas.newLine
    back[column + 1] = "<"
    back[column + 2] = strokes.turnBack
    canvas.add(back)
  }

  private mutating func drawList() {
    for step in diagram.steps {
      let text =
        switch step {
        case .note(let note):
          "\(note.at.map { $0 + " " } ?? "")[\(note.text)]"
        case .message(let message):
          "\(message.from) -> \(message.to): \(message.text)"
        }
      canvas.addText(text.onePlainLine, at: 0)
    }
  }
}

extension SequenceDiagram {
  /// The distance of lifelines at which names and labels between neighbours
  /// fit; with more room a diagram only gets wider.
  fileprivate func comfortableSpacing(_ width: (String) -> Int) -> Int {
    let names = lifelines.flatMap { participant in
      [participant.name, participant.role.map { "(\($0))" } ?? ""]
    }
    let labels = messages.map { $0.text + "  " }
    return (names + labels).map { width($0) + 2 }.max() ?? 0
  }
}
