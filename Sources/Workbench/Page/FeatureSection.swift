import Foundation
import Play
import Trace

/// A feature: its steps, then how the rules fared.
struct FeatureSection {
  let recording: FeatureRecording
  let sources: SourceListings

  private var name: String { recording.feature }

  func write(to main: inout Markup) {
    main.element("section", ["class": "feature", "id": name]) { section in
      section.element("h2", text: name)
      section.element("p", text: recording.abstract)
      if let gap = recording.gap {
        section.element("p", ["class": "gap"]) {
          $0.text("Diagrams and messages are left out. \(gap)")
        }
      }
      writeContents(to: &section)
      for number in recording.steps.indices {
        write(number, to: &section)
      }
      if recording.gap == nil { writeRules(to: &section) }
    }
  }

  private func address(_ step: Int) -> String { "\(name)/step=\(step)" }

  /// Without its folders: a page is shown on other machines than its own.
  private var scriptName: String {
    URL(fileURLWithPath: recording.script).lastPathComponent
  }

  private func title(_ step: Int) -> String {
    recording.steps[step].action ?? "The screen appears"
  }

  private func writeContents(to section: inout Markup) {
    section.element("details", ["class": "contents", "open": "open"]) {
      $0.element("summary", text: "All steps of \(scriptName)")
      $0.element("ol", ["start": "0"]) { list in
        for step in recording.steps.indices {
          list.element("li") { item in
            item.element("a", ["href": "#\(address(step))"]) {
              $0.element("code", text: title(step))
            }
            let checks = recording.steps[step].checks
            if !checks.isEmpty {
              item.text(" " + checks.joined(separator: ", "))
            }
          }
        }
      }
    }
  }

  private func write(_ number: Int, to section: inout Markup) {
    let step = recording.steps[number]
    let last = recording.steps.count - 1
    section.element("section", ["class": "step", "id": address(number)]) {
      $0.element("h3") { heading in
        heading.element(
          "span",
          text: number == 0 ? "Start" : "Step \(number) of \(last)"
        )
        heading.text(" ")
        heading.element("code", text: title(number))
      }
      if let narration = step.narration {
        $0.element("p", text: narration.text)
      }
      if !step.checks.isEmpty {
        $0.element("ul", ["class": "checks"]) { list in
          for check in step.checks { list.element("li", text: "✓ \(check)") }
        }
      }
      for (variant, outcome) in zip(recording.variants, step.outcomes) {
        guard let failure = outcome.failure else { continue }
        $0.element("p", ["class": "failure", "data-v": variant.name]) {
          $0.text("✗ \(variant.name): \(failure)")
        }
      }
      ScreenFigures(recording.variants, step.outcomes).write(to: &$0)
      if recording.gap == nil { writeMessages(of: number, to: &$0) }
    }
  }

  private func writeMessages(of number: Int, to section: inout Markup) {
    section.element("div", ["class": "panels"]) { panels in
      let outcomes = recording.steps[number].outcomes
      for (variant, outcome) in zip(recording.variants, outcomes) {
        let id = "\(address(number))/\(variant.name)"
        let attributes: Markup.Attributes = [
          "class": "panel", "id": id, "data-v": variant.name,
        ]
        panels.element("section", attributes) { panel in
          panel.element("h4") { heading in
            heading.element("b", text: variant.name)
            heading.text(" \(variant.title)")
          }
          let label = "\(variant.name), step \(number)"
          write(outcome.diagram, label, to: &panel)
        }
      }
    }
  }

  /// The diagram, and its messages one by one, each with a link to the function
  /// that it calls.
  private func write(
    _ diagram: SequenceDiagram,
    _ label: String,
    to panel: inout Markup
  ) {
    guard !diagram.steps.isEmpty else {
      panel.element("p", ["class": "gap"], text: "Nobody called anybody.")
      return
    }
    panel.element(
      "div",
      [
        "class": "scroll", "tabindex": "0", "role": "group",
        "aria-label": "Diagram of \(label)",
      ]
    ) { DiagramDrawing(diagram).write(to: &$0) }
    panel.element("ol", ["class": "messages"]) { list in
      for step in diagram.steps { write(step, to: &list) }
    }
  }

  private func write(_ step: SequenceDiagram.Step, to list: inout Markup) {
    guard let message = step.message else {
      let words = step.participants + [step.label]
      list.element("li", ["class": "n"], text: words.joined(separator: " "))
      return
    }
    let address = message.function.flatMap { recording.places[$0] }
      .flatMap(sources.address).map { "#\($0)" }
    list.element("li") { item in
      item.element("a", ["href": address]) { link in
        let arrow = message.isAnswer ? "⇢" : "→"
        link.text("\(message.from) \(arrow) \(message.to) ")
        link.element("code", text: message.text)
      }
    }
  }

  private func writeRules(to section: inout Markup) {
    section.element("section", ["class": "rules", "id": "\(name)/rules"]) {
      $0.element("h3", text: "Did the calls keep the rules?")
      $0.element("div", ["class": "panels"]) { panels in
        for variant in recording.variants {
          panels.element("section", ["data-v": variant.name]) {
            $0.element("h4") { $0.element("b", text: variant.name) }
            $0.element("ul") { list in
              for rule in variant.rules { list.element("li", text: rule.text) }
              for type in variant.typesWithoutRole {
                list.element("li", text: "✗ \(type) has no role")
              }
            }
          }
        }
      }
    }
  }
}

extension RuleCheck.CheckedRule {
  /// The rule with a sign, and in how many actions it was put to the test.
  fileprivate var text: String {
    if !violations.isEmpty {
      return "✗ \(rule) Broken: \(violations.joined(separator: "; "))"
    }
    switch testedActions {
    case 0: return "– \(rule) No action put this to the test."
    case 1: return "✓ \(rule) Kept in 1 action that tests it."
    default:
      return "✓ \(rule) Kept in \(testedActions) actions that test it."
    }
  }
}
