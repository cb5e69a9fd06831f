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

  @Test("What two short values begin with stays")
  func shortValues() {
    let html = html(from: "12", to: "13")
    #expect(html.contains("<del>12</del> → <ins>13</ins>"))
  }
}
