import ConsoleUI
import Play

/// The menu on the whole terminal.
@MainActor
package final class MenuScreen: InteractiveScreen {
  /// What the program was asked to do, once the person has chosen.
  package private(set) var chosenWords: [String]?
  package private(set) var isFinished = false
  package let timeToNextFrame: Duration? = nil

  package var size: CellSize {
    didSet { window.size = ScreenLayout(on: size).screen }
  }

  private let window: Window
  private var notice: Notice?

  package init(_ page: MenuPage, size: CellSize) {
    self.size = size
    let root = MenuViewController(page: page)
    window = Window(
      size: ScreenLayout(on: size).screen,
      rootViewController: NavigationController(rootViewController: root)
    )
    window.showsFocus = true
    window.makeVisible()
    root.didChoose = { [weak self] words in
      self?.chosenWords = words
      self?.isFinished = true
    }
  }

  package func advance(to time: Duration) {}

  package func press(_ key: Key) {
    if key == .control("c") || key == .character("q") {
      return isFinished = true
    }
    if size.isTooSmall { return }
    if var notice {
      self.notice = notice.scroll(by: key) ? notice : nil
      return
    }
    switch window.handle(key) {
    case .gesture(let gesture): window.perform(gesture)
    case .ignored where key == .character("?"): notice = .menuHelp
    default: break
    }
  }

  package func makeFrame() -> Frame {
    if size.isTooSmall { return .tooSmall(size) }
    let layout = ScreenLayout(on: size)
    var drawing = ScreenDrawing(layout)
    let place = "Return choose" + (window.canGoBack ? " · Esc back" : "")
    if layout.hasKeys { drawing.draw(StatusLine(notice, place: place)) }
    if notice == nil {
      drawing.draw([window.makeFrame()])
    } else {
      drawing.cover(with: &notice)
    }
    return drawing.frame
  }
}

/// Shows a page of the menu and tells what was chosen.
private final class MenuViewController: ViewController, TableViewDelegate {
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
private final class MenuCell: TableViewCell {
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
