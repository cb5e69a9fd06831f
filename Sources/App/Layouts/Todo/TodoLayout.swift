import ConsoleUI

/// The list of to-dos: what there is until it is loaded, and the list itself.
public final class TodoLayout: StackView {
  public let reloadButton = Button(title: "Reload")
  public let activityIndicator = ActivityIndicatorView()
  /// All that is there once the list is loaded; hidden at first.
  public let contentView = StackView(axis: .vertical)
  public let newTodoField = TextField(placeholder: "What needs to be done?")
  public let addButton = Button(title: "Add")
  /// What is there only where there are to-dos.
  public let controlsView = StackView(axis: .vertical)
  public let markAllButton = Button(title: "Mark all as done")
  public let filterControl = SegmentedControl(
    items: ["All", "Active", "Completed"]
  )
  public let itemsLeftLabel = Label()
  public let clearCompletedButton = Button(title: "Clear completed")
  public let tableView = TableView(rowHeight: TodoCell.height)
  public let savingLabel = Label(style: .faint)

  public init() {
    super.init(axis: .vertical)
    let bar = StackView(axis: .horizontal, spacing: 2)
    bar.addArrangedSubviews(reloadButton, activityIndicator)
    contentView.expandsToFill = true
    contentView.isHidden = true
    addArrangedSubviews(bar, contentView)
    let newTodo = StackView(axis: .horizontal, spacing: 1)
    newTodoField.expandsToFill = true
    newTodoField.returnButton = addButton
    newTodo.addArrangedSubviews(newTodoField, addButton)
    let count = StackView(axis: .horizontal, spacing: 2)
    count.addArrangedSubviews(itemsLeftLabel, clearCompletedButton)
    controlsView.addArrangedSubviews(markAllButton, filterControl, count)
    contentView.addArrangedSubviews(
      newTodo,
      controlsView,
      tableView,
      savingLabel
    )
  }
}
