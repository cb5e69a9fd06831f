/// A row of a table, as `UITableViewCell` is.
open class TableViewCell: View {
  public required override init() {
    super.init()
  }

  /// Called before the table hands the cell out for another row.
  open func prepareForReuse() {}
}
