import Play
import Trace

/// One step: what happened, the screens, and in each architecture who called
/// whom and what those hold that decide.
struct StepSection {
  let recording: FeatureRecording
  let sources: SourceListings
  let heads: LaneHeadLibrary
  let demo: Int
  let number: Int
  /// Those that are shown without the script, too.
  let shown: Set<String>

  private var steps: [FeatureRecording.Step] { recording.demos[demo].steps }
  private var step: FeatureRecording.Step { steps[number] }

  func write(to section: inout Markup) {
    let address = recording.address(demo: demo, step: number)
    section.element("section", ["class": "step", "id": address]) {
      writeWhat(to: &$0)
      ScreenFigures(recording.variants, step.outcomes, shown: shown)
        .write(to: &$0)
      if recording.gap == nil { writeLadders(to: &$0) }
    }
  }

  /// What one sees, and then what the user did.
  private func writeWhat(to section: inout Markup) {
    section.element("div", ["class": "what"]) { what in
      what.element("h3", text: step.title)
      what.element("p") { line in
        line.element(
          "span",
          text: number == 0
            ? "Start" : "Step \(number) of \(steps.count - 1)"
        )
        if let action = step.action {
          line.text(" ")
          line.element("code", ["class": "did"], text: action)
        }
        if let rest = step.narration?.rest { line.text(" \(rest)") }
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

  private func writeLadders(to section: inout Markup) {
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
          let before = number > 0 ? steps[number - 1].outcomes[place].held : []
          let outcome = step.outcomes[place]
          let messages = Ladder(outcome.diagram, of: variant)
          ladder.element("h4") { heading in
            heading.element("b", text: variant.name)
            heading.text(" ")
            // The script says here which of them is chosen.
            heading.element("span", text: messages.messageCount.messages)
            heading.text(" · \(variant.title)")
          }
          HeldList(from: before, to: outcome.held).write(to: &ladder)
          write(messages, to: &ladder)
        }
      }
    }
  }

  private func write(_ ladder: Ladder, to panel: inout Markup) {
    guard !ladder.rows.isEmpty else {
      panel.element("p", ["class": "gap"], text: "Nobody called anybody.")
      return
    }
    heads.write(above: ladder, to: &panel)
    ladder.write(to: &panel) { called in
      let places = called.map { recording.places[$0] }
      guard let place = places.last ?? nil else { return [:] }
      let earlier = places.dropLast().compactMap(\.self)
      return sources.link(to: place, after: earlier)
    }
  }
}

extension FeatureRecording {
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

extension Narration {
  /// What follows its first sentence.
  fileprivate var rest: String? {
    let rest = text.dropFirst(title.count).drop { $0 == " " }
    return rest.isEmpty ? nil : String(rest)
  }
}
