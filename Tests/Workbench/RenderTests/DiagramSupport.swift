import TestSupport

@testable import Render
@testable import Trace

let greeting = SequenceDiagram(
  participants: [
    .init(name: "User"),
    .init(name: "GreetingViewController", role: "view"),
    .init(name: "GreetingPresenter", role: "presenter"),
    .init(name: "Person", role: "model"),
  ],
  steps: [
    .message(
      from: "User",
      to: "GreetingViewController",
      text: "greetButtonTapped()",
      isAnswer: false
    ),
    .message(
      from: "GreetingViewController",
      to: "GreetingPresenter",
      text: "greet()",
      isAnswer: false
    ),
    .message(
      from: "GreetingPresenter",
      to: "Person",
      text: "get fullName",
      isAnswer: false
    ),
    .message(
      from: "GreetingPresenter",
      to: "GreetingPresenter",
      text: "format(_:)",
      isAnswer: false
    ),
    .message(
      from: "GreetingPresenter",
      to: "GreetingViewController",
      text: "setGreeting(_:)",
      isAnswer: true
    ),
    .note(at: "GreetingViewController", text: "text = \"Hello Wasin\""),
  ]
)

extension SequenceDiagram {
  static func random(using random: inout RepeatableRandom) -> SequenceDiagram {
    let names = (0...Int.random(in: 0...9, using: &random)).map {
      "Type\($0)"
        + ["", "ViewController", "한국어"][Int.random(in: 0...2, using: &random)]
    }
    let texts = [
      "", "load()", "select(_:row:)", "한국어", "a\u{1B}[31mb\nc",
      "tableViewDidSelectRowAndThenReloadedEverything(in:animated:)",
      "closure #1 in viewDidLoad()", "text = \"; # end & <b> %% \\n\"",
    ]
    let steps = (0..<12).map { _ -> Step in
      let from = names.randomElement(using: &random) ?? ""
      let to = names.randomElement(using: &random) ?? ""
      let text = texts.randomElement(using: &random) ?? ""
      let isNote = Bool.random(using: &random)
      return isNote
        ? .note(at: Bool.random(using: &random) ? from : nil, text: text)
        : .message(
          from: from,
          to: to,
          text: text,
          isAnswer: Bool.random(using: &random)
        )
    }
    return SequenceDiagram(
      participants: names.map { .init(name: $0, role: "some role") },
      steps: steps
    )
  }
}

extension SequenceDiagram {
  /// The diagram in Mermaid's language.
  var mermaid: String { Self.mermaid([(title: nil, diagram: self)]) }

  func text(
    columns: Int,
    strokes: Strokes = .box
  ) -> String {
    lines(columns: columns, strokes: strokes)
      .map { $0 + "\n" }.joined()
  }
}

extension SequenceDiagram.Step {
  static func message(
    from: String,
    to: String,
    text: String,
    isAnswer: Bool = false,
    function: FunctionName? = nil
  ) -> Self {
    .message(
      SequenceDiagram.Message(
        from: from,
        to: to,
        text: text,
        isAnswer: isAnswer,
        function: function
      )
    )
  }

  static func note(at place: String?, text: String) -> Self {
    .note(SequenceDiagram.Note(at: place, text: text))
  }
}

extension String {
  var lettersOnly: String { filter(\.isLetter) }
}
