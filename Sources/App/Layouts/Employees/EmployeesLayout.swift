import ConsoleUI

/// The list of employees: two buttons, a field to search in, how many there
/// are beside an activity indicator, and a table.
///
/// A search shows its first matches, wherever the table was scrolled to. No
/// pattern decides that, so the field is connected with the table here, as a
/// storyboard could do it.
public final class EmployeesLayout: StackView {
  public let reloadButton = Button(title: "Reload")
  public let sortButton = Button(title: "Sort by salary")
  public let searchField = TextField(label: "Search")
  public let countLabel = Label()
  public let activityIndicator = ActivityIndicatorView()
  public let tableView = TableView(rowHeight: EmployeeCell.height)

  public init() {
    super.init(axis: .vertical)
    let buttons = StackView(axis: .horizontal, spacing: 2)
    buttons.addArrangedSubviews(reloadButton, sortButton)
    let status = StackView(axis: .horizontal, spacing: 2)
    countLabel.expandsToFill = true
    status.addArrangedSubviews(countLabel, activityIndicator)
    searchField.addTarget(tableView, action: TableView.scrollToTop)
    addArrangedSubviews(buttons, searchField, status, tableView)
  }

  /// Shows a running indicator instead of the table, or the table alone.
  public func setLoading(_ isLoading: Bool) {
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
    tableView.isHidden = isLoading
  }
}
