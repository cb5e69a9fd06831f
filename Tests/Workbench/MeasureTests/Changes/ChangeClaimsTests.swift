import Testing

@testable import Measure

@Suite("What people claim of architectures, and the figures")
struct ChangeClaimsTests {
  private func report(
    _ lines: [(change: String, architecture: String, lines: Int)]
  ) -> ChangeReport {
    var report = ChangeReport()
    report.rows = lines.map { row in
      var figures = ChangeFigures()
      figures.plainLines.added = row.lines
      return ChangeReport.Row(
        change: row.change,
        feature: "todo",
        architecture: row.architecture,
        figures: figures
      )
    }
    return report
  }

  @Test("Undo is free only where it takes no line")
  func undo() {
    let dear = report([("undo", "mvi", 5), ("undo", "mvc", 9)]).claims
    #expect(
      dear.first?.answer
        == "It does not. 'undo' takes 5 lines in mvi, and 9 in the others."
    )
    let free = report([("undo", "mvi", 0), ("undo", "mvc", 9)]).claims
    #expect(free.first?.answer == "It does.")
  }

  @Test("The changes in which mvc is cheapest and dearest are named")
  func ranks() {
    let claims = report([
      ("a", "mvc", 1), ("a", "mvp", 2), ("b", "mvc", 8), ("b", "mvp", 3),
      ("c", "mvc", 5), ("c", "mvp", 5),
    ]).claims
    #expect(
      claims.last?.answer
        == "No other takes fewer lines in: 'a', 'c'. "
        + "No other takes more in: 'b', 'c'."
    )
  }

  @Test("A claim without figures is left out")
  func missing() {
    #expect(report([("undo", "mvc", 9)]).claims == [])
  }
}
