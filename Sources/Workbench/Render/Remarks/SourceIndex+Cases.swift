import Trace

extension SourceIndex {
  /// A diagram whose messages say which case they hand on, such as the event
  /// that a store is sent.
  ///
  /// No value is recorded. Where the sources name one case only, it is that. It
  /// stands at the first who gets it, and not again where it is handed on.
  package mutating func namingCases(
    in diagram: SequenceDiagram
  ) -> SequenceDiagram {
    var diagram = diagram
    var earlier: [(place: SourcePlace, message: SequenceDiagram.Message)] = []
    var steps: [Int: Int] = [:]
    for (number, step) in diagram.steps.enumerated() {
      guard let message = step.message,
        let place = message.function.flatMap({ place(of: $0) })
      else { continue }
      let named = place.namedCase(of: message, after: earlier, lines: lines)
      earlier.append((place: place, message: message))
      if let call = message.link.call { steps[call] = number }
      guard let named else { continue }
      let first = named.callsBetween.last.flatMap { steps[$0] } ?? number
      diagram.steps[first].name(".\(named.name)")
    }
    return diagram
  }
}

extension SequenceDiagram.Step {
  /// Adds a case to what gets it.
  fileprivate mutating func name(_ named: String) {
    guard case .message(var message) = self, message.namedCase == nil else {
      return
    }
    message.namedCase = named
    self = .message(message)
  }
}
