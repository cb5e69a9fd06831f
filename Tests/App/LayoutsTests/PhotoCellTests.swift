import ConsoleUI
import Layouts
import Pictures
import Testing

@MainActor
@Suite("A row of the list of photos")
struct PhotoCellTests {
  private func lines(
    of cell: PhotoCell,
    options: Canvas.Options = Canvas.Options()
  ) -> [String] {
    let controller = ViewController()
    controller.view = cell
    let window = Window(
      size: CellSize(width: 20, height: PhotoCell.height),
      rootViewController: controller
    )
    window.options = options
    window.makeVisible()
    return window.makeFrame().lines
  }

  private func cell() -> PhotoCell {
    let cell = PhotoCell()
    cell.nameLabel.text = "Earthrise"
    cell.dateLabel.text = "1968-12-24"
    cell.detailsLabel.text = "Hasselblad"
    return cell
  }

  @Test("The picture stands at the left, the texts beside it")
  func picture() {
    let grey = Picture.Color(red: 128, green: 128, blue: 128)
    let row = Array(repeating: grey, count: 8)
    let cell = cell()
    #expect(
      lines(of: cell) == [
        "········ Earthrise  ", "·      · 1968-12-24 ", "········ Hasselblad ",
      ]
    )
    cell.imageView.image = Picture(rows: [row, row, row])
    #expect(
      lines(of: cell) == [
        "▒▒▒▒▒▒▒▒ Earthrise  ", "▒▒▒▒▒▒▒▒ 1968-12-24 ", "▒▒▒▒▒▒▒▒ Hasselblad ",
      ]
    )
  }

  @Test("A plain screen has the texts only")
  func plain() {
    #expect(
      lines(of: cell(), options: Canvas.Options(isPlain: true)) == [
        " Earthrise          ", " 1968-12-24         ", " Hasselblad         ",
      ]
    )
  }

  @Test("A cell that is used again shows what it showed until it is filled")
  func reuse() {
    let grey = Picture.Color(red: 128, green: 128, blue: 128)
    let cell = cell()
    cell.imageView.image = Picture(rows: [[grey]])
    cell.prepareForReuse()
    #expect(cell.imageView.image != nil)
  }
}
