import ConsoleUI

/// Three rows whose cells read what they show, on a screen that has room for
/// two.
@MainActor
final class UpdatingRows: TableViewDataSource {
  var items = ["Ada", "Grace", "Edsger"].map { Shown($0) }
  /// Whether cells are given what reads for them.
  var areRead = true
  /// Whether the cells' own class reads, instead of a handler.
  var haveOwnUpdate = false
  let table = TableView(rowHeight: 1)
  let window: Window
  let controller = ReloadingController()
  /// The rows whose cells have updated themselves.
  private(set) var updated: [Int] = []

  init() {
    window = Window(
      size: CellSize(width: 12, height: 3),
      rootViewController: NavigationController(rootViewController: controller)
    )
    controller.view = table
    table.dataSource = self
    window.makeVisible()
  }

  func forget() { updated = [] }

  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let item = items[row]
    if haveOwnUpdate {
      let cell = tableView.dequeueReusableCell(ShownCell.self)
      cell.show(item) { [weak self] in self?.updated.append(row) }
      return cell
    }
    let cell = tableView.dequeueReusableCell(NumberCell.self)
    guard areRead else { return cell }
    cell.configurationUpdateHandler = { [weak self] cell in
      self?.updated.append(row)
      (cell as? NumberCell)?.label.text = item.text
    }
    return cell
  }
}

/// Reads by itself what it shows.
final class ShownCell: TableViewCell {
  private let label = Label()
  private var item: Shown?
  private var noteUpdate: () -> Void = {}

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() {
    label.frame = bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
  }

  func show(_ item: Shown, noteUpdate: @escaping () -> Void) {
    self.item = item
    self.noteUpdate = noteUpdate
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    noteUpdate()
    label.text = item?.text ?? ""
  }
}

/// Reloads its table while it updates itself, if it is told to.
final class ReloadingController: ViewController {
  let shown = Shown()

  override func updateProperties() {
    super.updateProperties()
    if shown.isOpen { (view as? TableView)?.reloadData() }
  }
}
