import ConsoleUI
import Render
import TestSupport
import Testing

@testable import Trace

struct TextDiagramTests {
  @Test func aDiagramShowsTimeDownwards() {
    #expect(
      greeting.text(columns: 80) == """
                User            GreetingView      GreetingPresenter        Person
                                 Controller          (presenter)           (model)
                                   (view)
                  │                   │                   │                   │
                  │ greetButtonTapped()                   │                   │
                  ├──────────────────>│                   │                   │
                  │                   │ greet()           │                   │
                  │                   ├──────────────────>│                   │
                  │                   │                   │ get fullName      │
                  │                   │                   ├──────────────────>│
                  │                   │                   │ format(_:)        │
                  │                   │                   ├─┐                 │
                  │                   │                   │<┘                 │
                  │                   │ setGreeting(_:)   │                   │
                  │                   │<╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                   │
                  │                   │ [text = "Hello Wasin"]                │

        """
    )
  }

  @Test func withoutBoxDrawingItIsASCII() {
    let text = greeting.text(columns: 60, strokes: .ascii)
    #expect(text.unicodeScalars.filter { !$0.isASCII }.isEmpty)
    #expect(text.contains("|------------->|"))
    #expect(text.contains("|<.............|"))
  }

  @Test func anArrowCrossesLifelinesBetween() {
    let diagram = SequenceDiagram(
      participants: ["A", "B", "C"].map { .init(name: $0) },
      steps: [.message(from: "C", to: "A", text: "x", isAnswer: false)]
    )
    #expect(
      diagram.text(columns: 30) == """
          A    B    C
          │    │    │
          │ x  │    │
          │<───┼────┤

        """
    )
  }

  @Test func whereNamesDoNotFitTheyAreNumbered() {
    let text = greeting.text(columns: 40)
    #expect(text.hasPrefix("1: User\n2: GreetingViewController (view)\n"))
    #expect(text.contains("├────────>│"))
  }

  @Test func whereArrowsDoNotFitThereIsAList() {
    let diagram = SequenceDiagram(
      participants: (1...9).map { .init(name: "P\($0)") },
      steps: [
        .message(from: "P1", to: "P9", text: "go()", isAnswer: false),
        .note(at: "P2", text: "x = 1"),
      ]
    )
    #expect(diagram.text(columns: 40) == "P1 -> P9: go()\nP2 [x = 1]\n")
  }

  @Test func wideGlyphsTakeTheirColumns() {
    let diagram = SequenceDiagram(
      participants: [.init(name: "A"), .init(name: "B")],
      steps: [.message(from: "A", to: "B", text: "한국어", isAnswer: false)]
    )
    #expect(
      diagram.text(columns: 30) == """
             A         B
             │         │
             │ 한국어  │
             ├────────>│

        """
    )
  }

  @Test func whatClosesANameStandsWithIt() {
    for (name, columns, lines) in [
      ("saveRequestSucceeded()", 21, ["saveRequest", "Succeeded()"]),
      ("todoSelected(atRow:)", 19, ["todoSelected(at", "Row:)"]),
      ("send(_:)", 7, ["send(", "_:)"]),
    ] {
      #expect(name.wrappedAtNames(toCells: columns) == lines)
    }
  }

  @Test func noBracketOfARoleStandsApart() {
    let diagram = SequenceDiagram(
      participants: ["A", "B"].map { .init(name: $0, role: "★ interactor") },
      steps: []
    )
    let heads = diagram.text(columns: 24).split(separator: "\n")[..<3]
    #expect(
      heads == [
        "      A           B", "      ★           ★",
        " interactor  interactor",
      ]
    )
    #expect(diagram.text(columns: 40).contains("(★ interactor)"))
  }

  @Test func noLineIsTooWideAndNoTextIsCutOff() {
    var random = RepeatableRandom(seed: 11)
    for _ in 0..<400 {
      let diagram = SequenceDiagram.random(using: &random)
      let columns = Int.random(in: 20...140, using: &random)
      let text = diagram.text(columns: columns)
      for line in text.split(separator: "\n") {
        #expect(String(line).cellWidth <= columns)
      }
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      let shown = text.lettersOnly
      for step in diagram.steps {
        #expect(shown.contains(step.label.lettersOnly))
      }
    }
  }
}
