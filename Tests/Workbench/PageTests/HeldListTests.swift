import Testing

@testable import Page
@testable import Play

@Suite("What the deciding types hold")
struct HeldListTests {
  private func html(from before: String, to after: String) -> String {
    var markup = Markup()
    HeldList(
      from: [HeldValue(type: "T", name: "rows", text: before)],
      to: [HeldValue(type: "T", name: "rows", text: after)]
    ).write(to: &markup)
    return markup.html
  }

  @Test("A change at the end of a long value is in view")
  func longValues() {
    let start = String(repeating: "a", count: 100)
    let html = html(from: start + "old", to: start + "new")
    #expect(html.contains("<del>...aaaaaaaaaaold</del>"))
    #expect(html.contains("<ins>...aaaaaaaaaanew</ins>"))
  }

  @Test("One line says what changed first in each type, and how much more")
  func glance() {
    func held(_ values: [String]) -> [HeldValue] {
      ["A", "B", "C"].flatMap { type in
        zip(["one", "two"], values).map {
          HeldValue(type: type, name: $0, text: type == "C" ? "0" : $1)
        }
      }
    }
    var markup = Markup()
    HeldList(from: held(["1", "2"]), to: held(["3", "4"])).write(to: &markup)
    let summary = part(of: markup.html, from: "<summary>", to: "</summary>")
      .replacing(/<.+?>/, with: "")
    #expect(summary == "A: one: 1 → 3, and 1 more; B: one: 1 → 3, and 1 more")
    markup = Markup()
    HeldList(from: held(["1"]), to: held(["1"])).write(to: &markup)
    #expect(markup.html.contains("Nothing changed: <b>A, B, C</b></summary>"))
  }

  @Test("What a long value ends with is left out, too")
  func longEnds() {
    let end = String(repeating: "a", count: 100)
    #expect(
      html(from: "old" + end, to: "new" + end)
        .contains("<del>oldaaaaaaaaaa...</del> → <ins>newaaaaaaaaaa...</ins>")
    )
  }

  @Test("A dictionary says which entries came, went and were replaced")
  func dictionaries() {
    func held(_ entries: KeyValuePairs<String, String>) -> [HeldValue] {
      entries.map {
        HeldValue(type: "T", name: "tasks", key: $0, text: $1)
      }
    }
    var markup = Markup()
    HeldList(
      from: held(["1": "task 1", "2": "task 2"]),
      to: held(["2": "task 2, cancelled", "3": "task 3", "4": "task 4"])
    ).write(to: &markup)
    let lines = markup.html.matches(of: /<p>(.+?)<\/p>/)
      .map { $0.1.replacing(/<.+?>/, with: "") }
    #expect(
      lines == [
        "T", "tasks[2]: task 2 → task 2, cancelled",
        "tasks: + [3] + [4] − [1]",
      ]
    )
    #expect(!markup.html.contains("Nothing changed"))
  }

  @Test("Of a structure the only property that differs is named")
  func properties() {
    let html = html(
      from: "Row(title: \"a, (b\", todo: Todo(id: 1, isDone: true))",
      to: "Row(title: \"a, (b\", todo: Todo(id: 1, isDone: false))"
    )
    #expect(html.contains("rows.todo.isDone: <del>true</del> "))
    #expect(html.contains("→ <ins>false</ins>"))
  }

  @Test("A quote within a text does not end it")
  func quotes() {
    let html = html(
      from: #"Todo(title: "5\" nail", text: "one", isDone: false)"#,
      to: #"Todo(title: "5\" nail", text: "two", isDone: false)"#
    )
    #expect(html.contains("rows.text: "))
  }

  @Test("What two short values begin with stays")
  func shortValues() {
    let html = html(from: "12", to: "13")
    #expect(html.contains("<del>12</del> → <ins>13</ins>"))
  }
}
