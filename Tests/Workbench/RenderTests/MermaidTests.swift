import Foundation
import TestSupport
import Testing

@testable import Render
@testable import Trace

struct MermaidTests {
  @Test func aDiagramIsWrittenInMermaidsLanguage() {
    #expect(
      greeting.mermaid == """
        sequenceDiagram
        participant P1 as User
        participant P2 as GreetingViewController<br/>(view)
        participant P3 as GreetingPresenter<br/>(presenter)
        participant P4 as Person<br/>(model)
        P1->>P2: greetButtonTapped()
        P2->>P3: greet()
        P3->>P4: get fullName
        P3->>P3: format(_:)
        P3-->>P2: setGreeting(_:)
        Note right of P2: text = "Hello Wasin"

        """
    )
  }

  @Test func diagramsThatFollowOneAnotherAreOne() {
    let start = SequenceDiagram(
      participants: [.init(name: "App"), .init(name: "View", role: "view")],
      steps: [.message(from: "App", to: "View", text: "a", isAnswer: false)]
    )
    let tap = SequenceDiagram(
      participants: [.init(name: "User"), .init(name: "View", role: "view")],
      steps: [
        .message(from: "User", to: "View", text: "b", isAnswer: false),
        .message(from: "View", to: "Box", text: "c", isAnswer: true),
      ]
    )
    let joined = SequenceDiagram(
      joining: [(["(start)"], start), (["You tap.", "> tap"], tap)]
    )
    #expect(
      SequenceDiagram.mermaid([("end", joined), (nil, tap)]) == """
        sequenceDiagram
        box transparent #101;nd
        participant P1 as User
        participant P2 as App
        participant P3 as View<br/>(view)
        participant P4 as Box
        end
        participant P5 as User
        participant P6 as View<br/>(view)
        participant P7 as Box
        Note over P1,P4: (start)
        P2->>P3: a
        Note over P1,P4: You tap.
        Note over P1,P4: #62; tap
        P1->>P3: b
        P3-->>P4: c
        P5->>P6: b
        P6-->>P7: c

        """
    )
  }

  @Test(arguments: [
    ("a; b", "a#59; b"),
    ("closure #1", "closure #35;1"),
    ("#35;", "#35;35#59;"),
    ("the end", "the #101;nd"),
    ("End", "#69;nd"),
    ("ended", "ended"),
    ("<b>&", "#60;b#62;#38;"),
    ("50%%{", "50#37;#37;#123;"),
    ("wrap: x", "wrap#58; x"),
    ("style: #", "style#58; #35;"),
    ("f(_:)", "f(_:)"),
    ("a\nb", "a b"),
    ("é 한국어 🙂", "é 한국어 🙂"),
    ("", "#8203;"),
  ])
  func whatMeansSomethingToMermaidIsEscaped(text: String, escaped: String) {
    let diagram = SequenceDiagram(
      participants: [.init(name: "A")],
      steps: [.note(at: nil, text: text)]
    )
    #expect(diagram.mermaid.contains("Note over P1: \(escaped)\n"))
  }

  @Test func everyLineIsAStatementOfTheGrammar() {
    let text = #"(?:[^#;\n%<&{}\\]|#[0-9]+;)+"#
    let statements = [
      #"participant P[0-9]+ as \#(text)(?:<br/>\(\#(text)\))?"#,
      #"P[0-9]+--?>>P[0-9]+: \#(text)"#,
      #"Note (?:right of P[0-9]+|over P[0-9]+(?:,P[0-9]+)?): \#(text)"#,
    ]
    var random = RepeatableRandom(seed: 5)
    for _ in 0..<200 {
      let diagram = SequenceDiagram.random(using: &random)
      let lines = diagram.mermaid.split(separator: "\n")
      #expect(lines.first == "sequenceDiagram")
      #expect(lines.count == 1 + diagram.lifelines.count + diagram.steps.count)
      for line in lines.dropFirst() {
        let isStatement = statements.contains {
          line.range(of: "^(?:\($0))$", options: .regularExpression) != nil
        }
        #expect(isStatement, "\(line)")
      }
    }
  }
}
