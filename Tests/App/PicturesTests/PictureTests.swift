import Pictures
import Testing

@Suite("A picture")
struct PictureTests {
  private let black = Picture.Color(red: 0, green: 0, blue: 0)
  private let green = Picture.Color(red: 0, green: 255, blue: 0)
  private let white = Picture.Color(red: 255, green: 255, blue: 255)

  @Test("It has a colour in each column of each row")
  func cells() throws {
    let picture = try #require(
      Picture(rows: [[black, green, white], [white, black, black]])
    )
    #expect(picture.columns == 3)
    #expect(picture.rows == 2)
    #expect(picture[1, 0] == green)
    #expect(picture[0, 1] == white)
    #expect(picture.shades == [" ▓█", "█  "])
  }

  @Test("Its rows are equally long")
  func raggedRows() {
    #expect(Picture(rows: [[black], [black, white]]) == nil)
    #expect(Picture(rows: [[], [black]]) == nil)
    #expect(Picture(rows: [])?.columns == 0)
  }

  @Test(
    "A colour is six hexadecimal digits",
    arguments: [
      ("1b2a4f", (0x1b, 0x2a, 0x4f)), ("FFffFF", (255, 255, 255)),
      ("+12345", nil), ("1b2a4", nil), ("1b2a4f0", nil), ("１b2a4f", nil),
      ("", nil),
    ] as [(String, (Int, Int, Int)?)]
  )
  func hexadecimal(text: String, parts: (Int, Int, Int)?) {
    let color = Picture.Color(hexadecimal: text)
    #expect((color == nil) == (parts == nil))
    guard let color, let parts else { return }
    #expect((Int(color.red), Int(color.green), Int(color.blue)) == parts)
  }

  @Test(
    "A shade goes by how bright a colour looks",
    arguments: [
      ("000000", " "), ("0000ff", " "), ("333333", " "), ("343434", "░"),
      ("ff0000", "░"), ("808080", "▒"), ("00ff00", "▓"), ("cccccc", "▓"),
      ("cdcdcd", "█"), ("ffff00", "█"), ("ffffff", "█"),
    ] as [(String, Character)]
  )
  func shades(text: String, shade: Character) throws {
    let color = try #require(Picture.Color(hexadecimal: text))
    #expect(color.shade == shade)
  }
}
