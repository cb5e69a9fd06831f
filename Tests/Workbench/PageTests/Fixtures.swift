import ConsoleUI

@testable import Page
@testable import Play
@testable import Render
@testable import Trace

extension FeatureRecording {
  /// A greeting in two architectures, written by hand, so that the page of it
  /// changes with nothing but the page.
  static func greeting(
    texts: String = "Hello 가℉",
    name: String = "Wasin",
    differs: Bool = false,
    gap: String? = nil
  ) -> FeatureRecording {
    let tap = FunctionName(
      module: "MVP",
      typeModule: "MVP",
      type: "GreetingPresenter",
      member: "greet()",
      kind: .method
    )
    let answer = FunctionName(
      module: "MVP",
      typeModule: "MVP",
      type: "GreetingPresenter",
      member: "closure #1 in greet()",
      kind: .closure
    )
    let path = "Sources/Architectures/MVP/GreetingPresenter.swift"
    let diagram = SequenceDiagram(
      participants: [
        .init(name: "User"),
        .init(name: "GreetingPresenter", role: "presenter"),
        .init(name: "Label", role: "detail screen"),
      ],
      steps: [
        .message(
          .init(
            from: "User",
            to: "GreetingPresenter",
            text: "greet()",
            isAnswer: false,
            function: tap
          )
        ),
        .note(.init(at: "Label", text: "text = \(texts.quotedForScript)")),
        .message(
          .init(
            from: "Label",
            to: "GreetingPresenter",
            text: answer.label,
            isAnswer: true,
            function: answer
          )
        ),
        .note(.init(at: nil, text: "the last 2 messages 3 times in all")),
      ]
    )
    let none = SequenceDiagram([], participants: [])
    let steps = [
      Step(
        action: nil,
        outcomes: [
          Outcome(frame: .saying(""), diagram: none),
          Outcome(frame: .saying(differs ? "x" : ""), diagram: none),
        ]
      ),
      Step(
        action: "tap \(name.quotedForScript)",
        narration: Narration(comments: ["Greets \(name).", "All see it."]),
        checks: ["expect \(texts.quotedForScript)"],
        outcomes: [
          Outcome(frame: .saying(texts), diagram: diagram),
          Outcome(
            frame: .saying(texts),
            diagram: diagram,
            messages: 3,
            held: [
              HeldValue(
                type: "GreetingPresenter",
                name: "greeting",
                text: texts.quotedForScript
              )
            ]
          ),
        ]
      ),
    ]
    return FeatureRecording(
      feature: "greeting",
      abstract: "A button that greets \(name)",
      variants: [
        Variant(
          name: "mvc",
          title: "Model-View-Controller",
          deciders: ["controller"],
          rules: ["- Nobody calls \(name). (not put to the test)"]
        ),
        Variant(
          name: "mvp",
          title: "Model-View-Presenter",
          deciders: ["presenter"],
          rules: [
            "✓ All is kept. (1 action)", "✗ This is not.", "    A -> \(name)",
          ]
        ),
      ],
      demos: [
        Played(name: "tour", summary: "Shows \(name).", steps: steps),
        Played(
          name: "twice",
          summary: "Again.",
          opensAt: 2,
          steps: steps + [steps[1]]
        ),
      ],
      opening: (demo: 1, step: 2),
      places: gap == nil
        ? [
          tap: SourcePlace(path: path, lines: 3...5),
          answer: SourcePlace(path: path, lines: 4...4),
        ] : [:],
      files: [
        path: """
        /// Greets \(name).
        struct GreetingPresenter {
          func greet() {
            view { "\(name)" }
          }
        }

        """
      ],
      gap: gap
    )
  }
}

extension Frame {
  /// A small screen with a text on it.
  static func saying(_ text: String) -> Frame {
    let text = text.sanitizedForDisplay
    var grid = CellGrid(size: CellSize(width: 16, height: 3))
    var x = 1
    for character in text where x < 15 {
      grid.put(character, width: character.cellWidth, style: .bold, x: x, y: 1)
      x += character.cellWidth
    }
    return Frame(grid: grid, texts: [text])
  }
}
