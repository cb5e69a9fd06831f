import ConsoleUI

/// Shows a page of the menu and tells what was chosen.
final class MenuViewController: ViewController, TableViewDelegate {
  /// Is called with the words to run, once no question is left.
  var didChoose: (([String]) -> Void)?

  private let page: MenuPage
  private let tableView = TableView(rowHeight: 2)
  private let dataSource: ListDataSource<MenuCell, MenuPage.Item>

  init(page: MenuPage) {
    self.page = page
    dataSource = ListDataSource(
      count: { page.items.count },
      item: { page.items[$0] },
      fill: { cell, item in
        cell.titleLabel.text = item.title
        cell.detailLabel.text = item.detail
      }
    )
    super.init()
    title = page.title
  }

  override func loadView() {
    let stack = StackView(axis: .vertical, margin: 1)
    stack.addArrangedSubviews(tableView)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = dataSource
    tableView.delegate = self
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    switch page.items[row].choice {
    case .page(let page):
      let next = MenuViewController(page: page)
      next.didChoose = didChoose
      navigationController?.pushViewController(next)
    case .words(let words):
      didChoose?(words)
    }
    tableView.deselectRow(at: row)
  }
}

/// A row of the menu.
final class MenuCell: TableViewCell {
  let titleLabel = Label()
  let detailLabel = Label()

  required init() {
    super.init()
    titleLabel.style = .bold
    addSubview(titleLabel)
    addSubview(detailLabel)
  }

  override func layoutSubviews() {
    for (row, label) in [titleLabel, detailLabel].enumerated() {
      label.frame = CellRect(x: 0, y: row, width: frame.width, height: 1)
    }
  }
}
