import Play
import Render
import Trace

/// One step: what happened, the screens, and in each architecture who called
/// whom and what those hold that decide.
extension FeatureSection {
  func write(step number: Int, ofDemo demo: Int, to section: inout Markup) {
    let steps = recording.demos[demo].steps
    let step = steps[number]
    let address = recording.address(demo: demo, step: number)
    section.element("section", ["class": "step", "id": address]) {
      let last = steps.count - 1
      let place = number == 0 ? "Start" : "Step \(number) of \(last)"
      write(whatIsSeenIn: step, at: place, to: &$0)
      ScreenFigures(recording.variants, step.outcomes, shown: shown)
        .write(to: &$0)
      guard recording.gap == nil else { return }
      let before = number == 0 ? nil : steps[number - 1]
      writeLadders(of: step, after: before, ofDemo: demo, to: &$0)
    }
  }

  /// What one sees, and then what the user did.
  private func write(
    whatIsSeenIn step: FeatureRecording.Step,
    at place: String,
    to section: inout Markup
  ) {
    section.element("div", ["class": "what"]) { what in
      what.element("h3", text: step.title)
      what.element("p") { line in
        line.element("span", text: place)
        if let action = step.action {
          line.text(" ")
          line.element("code", ["class": "did"], text: action)
        }
        for sentence in step.narration?.sentences.dropFirst() ?? [] {
          line.text(" \(sentence)")
        }
        for check in step.checks {
          line.text(" ")
          line.element("span", ["class": "check"], text: "✓ \(check)")
        }
      }
      for (variant, outcome) in zip(recording.variants, step.outcomes) {
        guard let failure = outcome.failure else { continue }
        what.element("p", ["class": "failure", "data-v": variant.name]) {
          $0.text("✗ \(variant.name): \(failure)")
        }
      }
    }
  }

  private func writeLadders(
    of step: FeatureRecording.Step,
    after last: FeatureRecording.Step?,
    ofDemo demo: Int,
    to section: inout Markup
  ) {
    section.element(
      "div",
      [
        "class": "ladders", "tabindex": "0", "role": "group",
        "aria-label": "Who called whom",
      ]
    ) { ladders in
      for (place, variant) in recording.variants.enumerated() {
        let rest = shown.contains(variant.name) ? "" : " rest"
        ladders.element(
          "section",
          ["class": "ladder" + rest, "data-v": variant.name]
        ) { ladder in
          let before = last?.outcomes[place].held ?? []
          let outcome = step.outcomes[place]
          let messages = recording.ladder(of: place, in: step)
          ladder.element("h4") { heading in
            heading.element("b", text: variant.name)
            heading.text(" ")
            heading.element("span") { title in
              for part in variant.title.partsOfTitle {
                title.element("span", text: part)
              }
            }
            heading.text(" ")
            // The script says here which of them is chosen.
            heading.element("i", text: messages.messages.count.messages)
          }
          HeldList(from: before, to: outcome.held).write(to: &ladder)
          write(messages, of: outcome, ofDemo: demo, to: &ladder)
        }
      }
    }
  }

  private func write(
    _ ladder: Ladder,
    of outcome: FeatureRecording.Outcome,
    ofDemo demo: Int,
    to panel: inout Markup
  ) {
    guard !ladder.rows.isEmpty else {
      panel.element("p", ["class": "gap"], text: "Nobody called anybody.")
      return
    }
    heads.write(above: ladder, to: &panel)
    ladder.write(
      to: &panel,
      prefix: recording.feature.typePrefix,
      remarks: outcome.remarks,
      address: { recording.address(demo: demo, step: $0) }
    ) { messages, remark in
      sources.source(of: messages, remark, in: recording.places)
        .map { sources.link(to: $0.place, at: $0.line) } ?? [:]
    }
  }
}

extension FeatureRecording {
  /// What a variant's messages in a step look like.
  func ladder(of variant: Int, in step: Step) -> Ladder {
    let deciders = variants[variant].deciders
    return Ladder(step.outcomes[variant].diagram, deciders: deciders)
      .joiningCarriers
  }

  /// The name of the element that shows a step.
  func address(demo: Int, step: Int) -> String {
    "\(feature)/\(demos[demo].name)/step=\(step)"
  }
}

extension String {
  /// A pattern's name, and what is said of it where there is room.
  var partsOfTitle: [String] {
    let starts =
      [startIndex] + matches(of: /[,:] [a-z]/).map(\.range.lowerBound)
    return zip(starts, starts.dropFirst() + [endIndex])
      .map { String(self[$0..<$1]) }
  }
}

extension Int {
  /// So many messages.
  var messages: String { self == 1 ? "1 message" : "\(self) messages" }
}

extension FeatureRecording.Step {
  /// The first sentence of what the script tells, else what the user did.
  var title: String {
    narration?.title ?? action ?? "The screen appears."
  }
}
