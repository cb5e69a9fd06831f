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
            // The script says here which of them is chosen.
            heading.element("span", text: messages.messages.count.messages)
            heading.text(" · \(variant.title)")
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
      if let remark { return sources.link(to: remark.place, at: remark.line) }
      var called = messages.compactMap { message in
        message.function.flatMap { recording.places[$0] }
          .map { (place: $0, message: message) }
      }
      guard let last = called.popLast(), last.message == messages.last
      else { return [:] }
      return sources.link(to: last.place, of: last.message, after: called)
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
