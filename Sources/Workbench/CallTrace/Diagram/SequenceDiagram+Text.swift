extension SequenceDiagram {
  /// The characters that lines are drawn with.
  package struct Strokes: Sendable {
    var lifeline, call, answer, crossing: Character
    var leaveRight, leaveLeft, turnDown, turnBack: Character

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
  /// - Parameters:
  ///   - columns: At least 20; less is taken as 20.
  ///   - width: How many columns a text takes on the screen.
  package func lines(
    columns: Int = 80,
    strokes: Strokes = .box,
    width: @escaping (String) -> Int = { $0.count }
  ) -> [String] {
    let canvas = TextCanvas(columns: max(20, columns), width: width)
    var drawing = TextDrawing(self, strokes: strokes, canvas: canvas)
    drawing.draw()
    return drawing.canvas.lines
  }
}
