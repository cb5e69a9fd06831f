import ConsoleUI

/// The list of photos: a button, an activity indicator, a table.
public final class PhotoListLayout: StackView {
  public let reloadButton = Button(title: "Reload")
  public let activityIndicator = ActivityIndicatorView()
  public let tableView = TableView(rowHeight: PhotoCell.height)

  public init() {
    super.init(axis: .vertical)
    let bar = StackView(axis: .horizontal, spacing: 2)
    bar.addArrangedSubviews(reloadButton, activityIndicator)
    addArrangedSubviews(bar, tableView)
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
