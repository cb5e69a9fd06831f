/// A row of a table, as `UITableViewCell` is.
///
/// It can hold buttons, which keys reach from the row. Other widgets in it are
/// only shown.
open class TableViewCell: View {
  public required override init() {
    super.init()
  }

  /// Called before the table hands the cell out for another row.
  open func prepareForReuse() {}

  /// The buttons in it that can be pressed now, from left to right.
  public var buttons: [Button] { visible(Button.self).filter(\.isEnabled) }
}
