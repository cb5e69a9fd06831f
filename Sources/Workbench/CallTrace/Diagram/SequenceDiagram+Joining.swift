extension SequenceDiagram {
  /// One diagram of several that follow one another in time.
  ///
  /// - Parameter parts: Each diagram, and a text to note where it begins.
  package init(joining parts: [(heading: String, diagram: SequenceDiagram)]) {
    var participants: [Participant] = []
    var steps: [Step] = []
    for part in parts {
      steps.append(.note(at: nil, text: part.heading))
      steps += part.diagram.steps
      // Who is new stands behind those whom the part has to the left.
      var place = 0
      for participant in part.diagram.lifelines {
        let known = participants.firstIndex { $0.name == participant.name }
        if known == nil { participants.insert(participant, at: place) }
        place = max(place, (known ?? place) + 1)
      }
    }
    self.init(participants: participants, steps: steps)
  }
}
