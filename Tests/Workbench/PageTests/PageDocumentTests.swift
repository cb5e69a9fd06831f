import Foundation
import TestSupport
import Testing

@testable import Page

@Suite("The page")
struct PageDocumentTests {
  private func page(_ recordings: FeatureRecording...) -> String {
    PageDocument(features: recordings, tables: [.some]).html
  }

  @Test("The page of a small greeting is this")
  func golden() throws {
    let file = TestedPackage.folder
      .appendingPathComponent("Tests/Workbench/PageTests/Golden/greeting.html")
    let main = part(of: page(.greeting()), from: "<main", to: "</main>") + "\n"
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(main.utf8).write(to: file)
    }
    #expect(main == (try? String(contentsOf: file, encoding: .utf8)))
  }

  @Test(
    "It is well-formed, and every link leads to an element of its own",
    arguments: [
      PageDocumentTests.hostile, "Wasin", "]]>", "&amp;", "</script></style>",
    ]
  )
  func wellFormed(_ name: String) {
    let html = page(.greeting(texts: name, name: name, differs: true))
    let parsed = ParsedPage(html)
    #expect(parsed.problem == nil)
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(parsed.links.count > 4)
    #expect(parsed.links.allSatisfy { $0.hasPrefix("#") })
    #expect(
      Set(parsed.links.map { String($0.dropFirst()) })
        .subtracting(parsed.ids) == []
    )
    #expect(!parsed.attributes.contains("style"))
    #expect(!parsed.attributes.contains { $0.hasPrefix("on") })
  }

  static let hostile =
    "<script>alert(1)</script><img src=x onerror='a'>\"&amp; \u{202E}\u{0}x"

  @Test("Text from outside is text, and nothing else")
  func hostileNames() {
    let plain = ParsedPage(page(.greeting()))
    let parsed = ParsedPage(page(.greeting(name: Self.hostile)))
    #expect(parsed.elements == plain.elements)
    #expect(parsed.attributes == plain.attributes)
    #expect(parsed.text.contains("A button that greets <script>alert(1)"))
    #expect(parsed.text.contains("Shows <script>alert(1)"))
    #expect(parsed.text.contains("\"&amp; \u{FFFD}\u{FFFD}x"))
    #expect(!page(.greeting(name: Self.hostile)).contains("<img"))
  }

  @Test("Some architectures can be shown at first, the others chosen")
  func shownAtFirst() {
    func pressed(_ shown: Set<String>?) -> [String] {
      PageDocument(features: [.greeting()], shown: shown).html
        .matches(of: /data-toggle="(\w+)" aria-pressed="true"/)
        .map { String($0.1) }
    }
    #expect(pressed(nil) == ["mvc", "mvp"])
    #expect(pressed(["mvp", "viper"]) == ["mvp"])
  }

  @Test("Screens that are equal stand once")
  func equalScreens() {
    func count(_ html: String) -> Int {
      html.components(separatedBy: "<figcaption><b>").count - 1
    }
    #expect(count(page(.greeting())) == 5)
    let different = page(.greeting(differs: true))
    #expect(count(different) == 7)
    #expect(different.contains("≠ The screens differ."))
  }

  @Test("Without a recording it says why, and shows no empty diagram")
  func gap() {
    let html = page(.greeting(gap: "This build records no calls."))
    #expect(html.contains("left out. This build records no calls."))
    #expect(!html.contains("class=\"ladder"))
    #expect(!html.contains("Did the calls keep the rules?"))
    #expect(html.contains("show the same"))
  }

  @Test("A step that fails is shown with its reason")
  func failure() {
    var recording = FeatureRecording.greeting()
    recording.demos[0].steps[1].outcomes[1].failure = "demo:1: <nothing>"
    #expect(recording.failure == "mvp: demo:1: <nothing>")
    #expect(page(recording).contains("✗ mvp: demo:1: &lt;nothing&gt;"))
  }

  @Test("All demos are there, and without a script the chosen one is open")
  func demos() {
    let html = page(.greeting())
    #expect(html.contains("data-open=\"greeting/twice/step=2\""))
    #expect(
      html.contains("class=\"demo\" id=\"greeting/twice\" open=\"open\"")
    )
    #expect(
      html.contains("class=\"demo\" id=\"greeting/tour\" data-step=\"1\">")
    )
    #expect(html.contains("<a href=\"#greeting/twice/step=2\""))
    #expect(html.contains("<h3>Greets Wasin.</h3>"))
    #expect(html.contains("<a href=\"#greeting/tour/step=1\""))
  }

  @Test("Without a script only the chosen architectures are shown")
  func shownWithoutScript() {
    let html = PageDocument(features: [.greeting()], shown: ["mvp"]).html
    #expect(html.contains("<section class=\"ladder rest\" data-v=\"mvc\">"))
    #expect(html.contains("<section class=\"ladder\" data-v=\"mvp\">"))
  }

  @Test("It says what it is to those who share it")
  func metadata() {
    let html = page(.greeting())
    #expect(html.contains("name=\"description\" content=\"A button that"))
    for property in ["title", "description", "type"] {
      #expect(html.contains("<meta property=\"og:\(property)\" content="))
    }
  }

  @Test("What was measured has bars, a table and how it misleads")
  func measured() {
    let html = page(.greeting())
    #expect(html.contains("<td>171/543</td>"))
    #expect(html.contains("It misleads if halves are added up."))
    let bars = part(of: html, from: "class=\"plots\"", to: "<table>")
    // Nothing is drawn for a zero.
    #expect(bars.components(separatedBy: "<rect").count - 1 == 3)
    #expect(bars.contains("width=\"160\""))
    #expect(!bars.contains("a word"))
  }

  @Test("Bars that would all be equal are not drawn")
  func equalBars() {
    let table = MeasuredTable(
      title: "T",
      heads: ["variant", "equal", "not"],
      rows: [1, 2].map {
        ("mvc", [("9", [9]), ("", [$0])])
      },
      remarks: []
    )
    #expect(PlotDrawing(table, column: 0) == nil)
    #expect(PlotDrawing(table, column: 1) != nil)
  }
}

extension MeasuredTable {
  fileprivate static let some = MeasuredTable(
    title: "What a test must bring",
    heads: ["variant", "UI lines run", "kind"],
    rows: [
      ("mvc/greeting", [("171/543", [171, 543]), ("a word", [])]),
      ("mvp/greeting", [("0/543", [0, 543]), ("a word", [])]),
    ],
    remarks: ["It misleads if halves are added up."]
  )
}
