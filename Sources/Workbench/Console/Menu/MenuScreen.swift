import ConsoleUI
import Play

/// The menu on the whole terminal.
///
/// What is chosen opens as another screen, and whoever leaves that is back
/// here.
@MainActor
package final class MenuScreen: InteractiveScreen {
  package var size: CellSize {
    didSet { window.size = ScreenLayout(on: size).screen }
  }

  private let window: Window
  private let navigation: NavigationController
  /// Runs the program with words, and gives the screen for it.
  private let open: ([String]) -> any InteractiveScreen
  /// What was chosen last and is to be opened.
  private var chosenWords: [String]?

  package init(
    _ page: MenuPage,
    size: CellSize,
    open: @escaping ([String]) -> any InteractiveScreen
  ) {
    self.size = size
    self.open = open
    let root = MenuViewController(page: page)
    navigation = NavigationController(rootViewController: root)
    window = Window(
      size: ScreenLayout(on: size).screen,
      rootViewController: navigation
    )
    window.showsFocus = true
    window.makeVisible()
    root.didChoose = { [weak self] in self?.chosenWords = $0 }
  }

  /// The page that is shown.
  private var page: MenuViewController? {
    navigation.topViewController as? MenuViewController
  }

  package func press(_ key: Key) -> ScreenExit? {
    switch window.handle(key) {
    case .gesture(.select(_, let row)) where key == .character(" "):
      page?.mark(row)
    case .gesture(let gesture): window.perform(gesture)
    case .handled: break
    case .ignored: return exit(for: key)
    }
    guard let words = chosenWords else { return nil }
    chosenWords = nil
    return .opens(open(words))
  }

  private func exit(for key: Key) -> ScreenExit? {
    switch key {
    case .character("q"): .asksToQuit
    case .character("?"): .opens(Viewer.menuHelp)
    case .escape: .goesUp
    default: nil
    }
  }

  package func makeFrame() -> Frame {
    let layout = ScreenLayout(on: size)
    var drawing = ScreenDrawing(layout)
    drawing.draw([window.makeFrame()])
    if layout.hasKeys {
      let (arrows, rows) = window.placeOfRows
      drawing.draw(
        StatusLine(
          places: choices.map { "Return \($0)" + arrows },
          more: [rows] + (page?.canMark == true ? ["Space mark"] : [])
            + (window.canGoBack ? ["Esc back"] : [])
        )
      )
    }
    return drawing.frame
  }

  /// What Return chooses, in ever fewer words.
  private var choices: [String] {
    guard let marked = page?.markedTitles, !marked.isEmpty else {
      return ["choose"]
    }
    return ["takes " + marked.joined(separator: ", "), "takes what is marked"]
  }
}

/// Shows a page of the menu and tells what was chosen.
private final class MenuViewController: ViewController, TableViewDelegate {
  /// Is called with the words to run, once no question is left.
  var didChoose: (([String]) -> Void)?

  private let page: MenuPage
  private let tableView = TableView(rowHeight: 1)
  private var dataSource: ListDataSource<MenuCell, Int>?
  private var markedRows: Set<Int> = []

  init(page: MenuPage) {
    self.page = page
    super.init()
    title = page.title
  }

  var canMark: Bool { page.wordsForMarked != nil }

  /// What is marked, from top to bottom.
  var markedTitles: [String] {
    markedRows.sorted().map { page.items[$0].title }
  }

  override func loadView() {
    let stack = StackView(axis: .vertical, margin: 1)
    stack.addArrangedSubviews(tableView)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let dataSource = ListDataSource<MenuCell, Int>(
      count: { [page] in page.items.count },
      item: { $0 },
      fill: { [weak self] cell, row in self?.fill(cell, row) }
    )
    self.dataSource = dataSource
    tableView.dataSource = dataSource
    tableView.delegate = self
  }

  private func fill(_ cell: MenuCell, _ row: Int) {
    let item = page.items[row]
    let mark = markedRows.contains(row) ? "[x] " : "[ ] "
    cell.titleLabel.text = (canMark ? mark : "") + item.title
    cell.detailLabel.text = item.detail
    cell.detailColumn =
      (page.items.map(\.title.cellWidth).max() ?? 0)
      + (canMark ? mark.cellWidth : 0) + 2
  }

  /// Marks a row, or takes the mark away; where none can be marked, chooses it.
  func mark(_ row: Int) {
    guard canMark else { return tableView.selectRow(at: row) }
    if markedRows.remove(row) == nil {
      let isAll = page.items[row].isAll
      markedRows = markedRows.filter { !isAll && !page.items[$0].isAll }
      markedRows.insert(row)
    }
    tableView.reloadData()
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let choice: MenuPage.Choice
    if let words = page.wordsForMarked, !markedRows.isEmpty {
      choice = .words(words(markedTitles))
    } else {
      choice = page.items[row].choice
    }
    switch choice {
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
  /// Where the details of all rows begin, if they have room there.
  var detailColumn = 0

  required init() {
    super.init()
    titleLabel.style = .bold
    addSubview(titleLabel)
    addSubview(detailLabel)
  }

  override func layoutSubviews() {
    let title = (titleLabel.text ?? "").cellWidth
    let room = frame.width - (detailLabel.text ?? "").cellWidth
    let column = max(title + 2, min(detailColumn, room))
    titleLabel.frame = CellRect(x: 0, y: 0, width: frame.width, height: 1)
    detailLabel.frame = CellRect(
      x: column,
      y: 0,
      width: max(0, frame.width - column),
      height: 1
    )
  }
}
