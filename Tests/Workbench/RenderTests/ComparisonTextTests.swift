import Catalogue
import CatalogueDoubles
import ConsoleUI
import Foundation
import Models
import Play
import Render
import Testing

@MainActor
@Suite("Frames side by side")
struct ComparisonTextTests {
  /// What is printed of the first screen after the photos have come.
  private func print(
    photos: [Photo],
    columns: Int,
    options: PrintOptions = PrintOptions(),
    height: Int = 8
  ) -> [String] {
    let run = Run(
      variants: Catalogue.standard.variants(of: .photoList),
      data: .photos(photos),
      size: CellSize(width: 30, height: height),
      options: Canvas.Options(isPlain: options.isPlain)
    )
    let wait = Script(name: "test", actions: [.wait(.seconds(1))])
    let printed = Printed()
    let text = ComparisonText(
      names: ["mvc", "mvp", "mvvm"],
      columns: columns,
      options: options,
      write: printed.write
    )
    run.play(Demonstration(wait)).dropFirst().forEach(text.print)
    return printed.lines
  }

  private func photo(named name: String) -> Photo {
    Photo(
      id: 1,
      name: name,
      description: name,
      createdAt: Date(timeIntervalSince1970: 1_506_867_811),
      imageURL: nil,
      isForSale: true,
      camera: nil
    )
  }

  @Test(
    "Wide, accented and joined glyphs line up",
    arguments: [
      "동생을 업은 소녀가 멈춰 선 전차 앞에서", "Ceará e\u{301}\u{323}ç",
      "👩‍👩‍👧‍👦👍🏽🇰🇷❤️", "日本語 mixed 한 a", "ﾊﾝｶｸ ｶﾅ", "\u{1b}[31m\u{200b}\u{7}",
    ]
  )
  func wideGlyphs(_ name: String) {
    let lines = print(photos: [photo(named: name)], columns: 132)
    let frames = lines.filter { $0.contains("│") }
    // Of the blank rows at the end the first is left.
    #expect(frames.count == 8)
    for line in frames {
      let edges = line.enumerated(of: "│")
      #expect(edges == [0, 31, 34, 65, 68, 99])
    }
  }

  @Test("Frames stand side by side in just enough columns, else once")
  func once() {
    let photos = [photo(named: "Earthrise")]
    // Three boxes of 32, the marks of each, and two gaps.
    let wide = print(photos: photos, columns: 101)
    let narrow = print(photos: photos, columns: 100)
    #expect(wide.count == 1 + 1 + 10 + 1)
    #expect(narrow.count == 1 + 1 + 10 + 1)
    #expect(wide.allSatisfy { $0.cellWidth <= 101 })
    #expect(narrow.allSatisfy { $0.cellWidth <= 100 && $0.last != " " })
    #expect(narrow[1] == "mvc, mvp, mvvm")
    #expect(wide.last == "= all 3 the same")
    #expect(narrow.last == "= all 3 the same")
  }

  @Test("A plain comparison has no boxes and says what is the same once")
  func plain() {
    let lines = print(
      photos: [photo(named: "Earthrise")],
      columns: 500,
      options: PrintOptions(isPlain: true)
    )
    #expect(lines.filter { $0.hasSuffix("2017-10-01") }.count == 1)
    #expect(lines[1] == "mvc, mvp, mvvm")
    #expect(!lines.joined().contains { "│─┌┐└┘".contains($0) })
    #expect(!lines.contains(""))
    #expect(lines.last == "= all 3 the same")
  }

  @Test("Colours change no column")
  func colors() {
    let photos = [photo(named: "한국")]
    let bare = print(photos: photos, columns: 132)
    let colored = print(
      photos: photos,
      columns: 132,
      options: PrintOptions(usesColor: true)
    )
    #expect(colored != bare)
    #expect(
      colored.map { $0.replacing(/\u{1b}\[[0-9;]*m/, with: "") } == bare
    )
  }
}

extension String {
  /// The columns, from 0, in which a glyph stands.
  fileprivate func enumerated(of glyph: Character) -> [Int] {
    var columns: [Int] = []
    var column = 0
    for character in self {
      if character == glyph { columns.append(column) }
      column += character.cellWidth
    }
    return columns
  }
}
