import CallTrace
import WorkbenchKit

/// What happened in one architecture in one step: the diagram, and its
/// messages one by one, each with a link to the function that it calls.
struct MessagePanel {
  let diagram: SequenceDiagram
  let label: String
  let places: [FunctionName: SourcePlace]
  let sources: SourceListings

  func write(to panel: inout Markup) {
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
    switch step {
    case .note(let note):
      list.element(
        "li",
        ["class": "n"],
        text: (note.at.map { "\($0) " } ?? "") + "[\(note.text)]"
      )
    case .message(let message):
      let address = message.function.flatMap { places[$0] }
        .flatMap(sources.address).map { "#\($0)" }
      list.element("li") { item in
        item.element("a", ["href": address]) { link in
          let arrow = message.isAnswer ? "⇢" : "→"
          link.text("\(message.from) \(arrow) \(message.to) ")
          link.element("code", text: message.text)
        }
      }
    }
  }
}
