import Catalogue
import Console
import ConsoleUI
import Foundation
import TestSupport
import Testing
import Trace

@Suite("The picture of a terminal")
@MainActor
struct TerminalPictureTests {
  @Test(
    "The picture in the README is what a person sees now",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
  )
  func picture() throws {
    let size = CellSize(width: 108, height: 30)
    let session = try SideBySide("weather", size, [.mvp])
    session.advance(by: .seconds(9))
    for place in ["Yakutsk", "Richmond"] {
      session.press(.enter, .paste(place), .enter)
    }
    session.advance(by: .seconds(9))
    session.press(.character("t"))
    let svg = svg(of: session.frame.grid)
    for words in ["Richmond, VA", "drops the answer", "guard !Task"] {
      #expect(session.lines.contains { $0.contains(words) }, "\(words)")
    }
    let file = TestedPackage.folder
      .appendingPathComponent(".github/terminal.svg")
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(svg.utf8).write(to: file)
    }
    #expect(svg == (try? String(contentsOf: file, encoding: .utf8)))
  }

  private let cell = (width: 8, height: 17)

  /// A terminal with these cells.
  ///
  /// Each word is as wide as its cells, whatever the font.
  private func svg(of grid: CellGrid) -> String {
    let width = grid.size.width * cell.width + 24
    let height = grid.size.height * cell.height + 20
    let rows = (0..<grid.size.height).flatMap { y in
      runs(in: grid.row(y)).map { text($0, of: grid.row(y), y: y) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="A terminal with the screen of the weather in mvp, the calls \
      since the last tap, and the source that drops an answer."><style>
      text{fill:#e7eaef;font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,\
      "DejaVu Sans Mono",monospace;white-space:pre}
      .faint{fill:#a5afbc}
      .bold{font-weight:700}
      .accent{fill:#84bdff}
      .reversed{fill:#12151a}
      </style><rect width="\(width)" height="\(height)" rx="8" fill="#12151a"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  /// The parts of a row between blanks, each of one style.
  private func runs(in row: ArraySlice<Cell>) -> [ArraySlice<Cell>] {
    row.split(whereSeparator: { $0 == .blank }).flatMap { word in
      var runs: [ArraySlice<Cell>] = []
      var rest = word
      while let first = rest.first {
        runs.append(rest.prefix { $0.style == first.style })
        rest = rest.dropFirst(runs.last?.count ?? 1)
      }
      return runs
    }
  }

  private func text(
    _ run: ArraySlice<Cell>,
    of row: ArraySlice<Cell>,
    y: Int
  ) -> String {
    let x = (run.startIndex - row.startIndex) * cell.width + 12
    let top = y * cell.height + 10
    let length = run.count * cell.width
    let style = run.first?.style ?? .plain
    let glyphs = String(run.compactMap(\.glyph))
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let ground =
      style.contains(.reversed)
      ? "<rect x=\"\(x)\" y=\"\(top)\" width=\"\(length)\" "
        + "height=\"\(cell.height)\" fill=\"#e7eaef\"/>" : ""
    return ground + "<text\(name(of: style)) x=\"\(x)\" y=\"\(top + 12)\" "
      + "textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">"
      + "\(glyphs)</text>"
  }

  private func name(of style: CellStyle) -> String {
    let names: [(CellStyle, String)] = [
      (.reversed, "reversed"), (.accent, "accent"), (.bold, "bold"),
      (.faint, "faint"),
    ]
    return names.first { style.contains($0.0) }
      .map { " class=\"\($0.1)\"" } ?? ""
  }
}
