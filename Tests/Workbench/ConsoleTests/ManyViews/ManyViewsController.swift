import Catalogue
import ConsoleUI
import Play
import Trace

/// A list to edit, with all that makes a name ambiguous: two text fields, two
/// buttons "Add", and the same buttons in each row.
final class ManyViewsController: ViewController {
  enum Fault: CaseIterable {
    case editsTheRowBelow
    case addsTheFieldsSwapped
    case bothAddAtTheEnd
    case secondFieldOfTheAlertIsLost
  }

  struct Entry {
    var title: String
    var note = ""
    var isDone = false
  }

  private let layout = ManyViewsLayout()
  private let fault: Fault?
  private var entries: [Entry]
  /// How many cells the table has asked for.
  private(set) var cellCount = 0

  init(rows: Int, fault: Fault? = nil) {
    entries = (0..<rows).map { Entry(title: "Entry \($0 + 1)") }
    self.fault = fault
    super.init()
    title = "Many views"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.table.dataSource = self
    layout.table.delegate = self
    layout.titleField.addTarget(self, action: ManyViewsController.titleChanged)
    layout.topAdd.addTarget(self, action: ManyViewsController.addAtTheStart)
    layout.bottomAdd.addTarget(self, action: ManyViewsController.addAtTheEnd)
    layout.ask.addTarget(self, action: ManyViewsController.ask)
    layout.open.addTarget(self, action: ManyViewsController.open)
  }

  private func titleChanged() {
    layout.status.text = "Typed: \(layout.titleField.text)"
  }

  private func addAtTheStart() { add(at: 0) }
  private func addAtTheEnd() { add(at: entries.count) }

  private func add(at row: Int) {
    let (title, note) = (layout.titleField.text, layout.noteField.text)
    let entry =
      fault == .addsTheFieldsSwapped
      ? Entry(title: note, note: title) : Entry(title: title, note: note)
    entries.insert(
      entry,
      at: fault == .bothAddAtTheEnd ? entries.count : row
    )
    layout.table.reloadData()
  }

  private func edit(row: Int) {
    let next = min(row + 1, entries.count - 1)
    let entry = entries[fault == .editsTheRowBelow ? next : row]
    layout.titleField.text = entry.title
    layout.noteField.text = entry.note
  }

  private func remove(row: Int) {
    entries.remove(at: row)
    layout.table.reloadData()
  }

  /// An alert with two text fields that have no name.
  private func ask() {
    let alert = AlertController(title: "Two texts")
    alert.addTextField()
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "OK") { [weak self, weak alert] in
        let lost = self?.fault == .secondFieldOfTheAlertIsLost ? 1 : 0
        let texts = alert?.textFields.dropLast(lost).map(\.text) ?? []
        self?.layout.status.text = texts.joined(separator: "+")
      }
    )
    present(alert)
  }

  /// The same screen once more.
  private func open() {
    let screen = ManyViewsController(rows: 3, fault: fault)
    navigationController?.pushViewController(screen)
  }
}

extension ManyViewsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { entries.count }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    cellCount += 1
    let cell = tableView.dequeueReusableCell(ManyViewsCell.self)
    cell.show(entries[row])
    cell.didEdit = { [weak self] in self?.edit(row: row) }
    cell.didRemove = { [weak self] in self?.remove(row: row) }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    entries[row].isDone.toggle()
    tableView.reloadData()
  }
}

extension Catalogue {
  /// Two architectures that have the screen, the second with a fault.
  static func manyViews(
    rows: Int = 12,
    fault: ManyViewsController.Fault? = nil
  ) -> Catalogue {
    Catalogue(
      architectures: [("sound", nil), ("broken", fault)].map { name, fault in
        Architecture(
          name: name,
          title: "A double of the tests",
          module: "ConsoleTests",
          roles: [("Controller", .controller)],
          deciders: [.controller],
          rules: [],
          screens: [
            .photoList: ScreenFactory { () in
              ManyViewsController(rows: rows, fault: fault)
            }
          ]
        )
      },
      features: [.photoList]
    )
  }
}
