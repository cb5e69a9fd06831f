import ConsoleUI

extension View {
  /// What the view looks like when it has a whole window.
  func shown(
    width: Int,
    height: Int = 1,
    options: Canvas.Options = Canvas.Options()
  ) -> Frame {
    let controller = ViewController()
    controller.view = self
    let window = Window(
      size: CellSize(width: width, height: height),
      rootViewController: controller
    )
    window.options = options
    window.makeVisible()
    return window.makeFrame()
  }
}

extension Window {
  /// A window that shows a view, and where the focus is.
  convenience init(_ view: View, size: CellSize) {
    let controller = ViewController()
    controller.view = view
    self.init(size: size, rootViewController: controller)
    showsFocus = true
    makeVisible()
  }
}

/// Notes what its life cycle calls, in a log that several share.
final class LoggingController: ViewController {
  @MainActor
  final class Log {
    var calls: [String] = []
  }

  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear() { note("viewWillAppear") }
  override func viewDidAppear() { note("viewDidAppear") }
  override func viewWillDisappear() { note("viewWillDisappear") }
  override func viewDidDisappear() { note("viewDidDisappear") }
  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "didMove to no parent" : "didMove to a parent")
  }

  func buttonTapped() { note("buttonTapped") }
}

/// Counts the rows that a table asks for.
final class CountingRows: TableViewDataSource, TableViewDelegate {
  var number: Int
  private(set) var asked: [Int] = []
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var selected: [Int] = []
  /// The rows that were about to be shown, with the text of their cells.
  private(set) var displayed: [String] = []
  /// The rows that have gone, with the text of their cells.
  private(set) var ended: [String] = []
  private var cells: [TableViewCell] = []

  init(_ number: Int) {
    self.number = number
  }

  func forget() {
    asked = []
    displayed = []
    ended = []
  }

  func numberOfRows(in tableView: TableView) -> Int { number }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    asked.append(row)
    let cell = tableView.dequeueReusableCell(NumberCell.self)
    cell.label.text = "row \(row + 1)"
    if made.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    selected.append(row)
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    displayed.append(text(of: cell, inRow: row))
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    ended.append(text(of: cell, inRow: row))
  }

  private func text(of cell: TableViewCell, inRow row: Int) -> String {
    "\(row): \((cell as? NumberCell)?.label.text ?? "")"
  }
}

final class NumberCell: TableViewCell {
  let label = Label()
  private(set) var reuses = 0

  required init() {
    super.init()
    addSubview(label)
  }

  override func prepareForReuse() { reuses += 1 }
  override func layoutSubviews() { label.frame = bounds }
}
