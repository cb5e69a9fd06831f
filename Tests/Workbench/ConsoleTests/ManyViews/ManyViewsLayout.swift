import ConsoleUI

/// What the screen of many views consists of.
final class ManyViewsLayout: StackView {
  let titleField = TextField(label: "Title")
  let noteField = TextField(label: "Note", placeholder: "if you like")
  let topAdd = Button(title: "Add")
  let status = Label(text: "Nothing typed")
  let table = TableView(rowHeight: 1)
  let bottomAdd = Button(title: "Add")
  let ask = Button(title: "Ask")
  let open = Button(title: "Open")

  init() {
    super.init(axis: .vertical)
    let buttons = StackView(axis: .horizontal, spacing: 1)
    buttons.addArrangedSubviews(bottomAdd, ask, open)
    addArrangedSubviews(titleField, noteField, topAdd, status, table, buttons)
  }
}

/// A row with two buttons, of which one cannot always be pressed.
final class ManyViewsCell: TableViewCell {
  var didEdit: (() -> Void)?
  var didRemove: (() -> Void)?
  private let label = Label()
  private let editButton = Button(title: "Edit")
  private let removeButton = Button(title: "Remove")

  required init() {
    super.init()
    for view in [label, editButton, removeButton] { addSubview(view) }
    editButton.addTarget(self, action: ManyViewsCell.edit)
    removeButton.addTarget(self, action: ManyViewsCell.remove)
  }

  func show(_ entry: ManyViewsController.Entry) {
    let texts = [entry.title, entry.note].filter { !$0.isEmpty }
    label.text =
      (entry.isDone ? "[x] " : "[ ] ") + texts.joined(separator: " - ")
    removeButton.isEnabled = !entry.isDone
  }

  override func layoutSubviews() {
    let (edit, remove) = (8, 10)
    let text = max(0, frame.width - edit - remove - 2)
    label.frame = CellRect(x: 0, y: 0, width: text, height: 1)
    editButton.frame = CellRect(x: text + 1, y: 0, width: edit, height: 1)
    removeButton.frame = CellRect(
      x: text + edit + 2,
      y: 0,
      width: remove,
      height: 1
    )
  }

  private func edit() { didEdit?() }
  private func remove() { didRemove?() }
}
