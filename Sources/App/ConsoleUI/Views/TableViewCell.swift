/// A row of a table, as `UITableViewCell` is.
///
/// It can hold buttons, which keys reach from the row. Other widgets in it are
/// only shown.
open class TableViewCell: View, SelfUpdating {
  private var update: TrackedUpdate?

  public required override init() {
    super.init()
  }

  /// Called before the table hands the cell out for another row.
  open func prepareForReuse() {}

  /// The buttons in it that can be pressed now, from left to right.
  public var buttons: [Button] { visible(Button.self).filter(\.isEnabled) }

  // MARK: - Updating

  /// Sets what the cell shows, as in UIKit.
  ///
  /// It reads what it needs from observable objects. It runs when the table has
  /// got the cell for a row, and again before the next frame after something
  /// that it has read has changed. While another screen covers the table, that
  /// waits. UIKit also hands it the cell's state, such as whether the cell is
  /// selected.
  ///
  /// A table that takes the cell back drops the handler here, and with it the
  /// row that it has captured.
  public var configurationUpdateHandler: ((TableViewCell) -> Void)? {
    didSet {
      // A new update, so that what the former handler has read is forgotten.
      update = configurationUpdateHandler.map { _ in TrackedUpdate(of: self) }
    }
  }

  /// Lets the handler run again before the next frame.
  public func setNeedsUpdateConfiguration() {
    update?.setDue()
  }

  /// Runs the handler if that is due.
  ///
  /// - Returns: Whether it was due.
  @discardableResult
  func updateConfigurationIfNeeded() -> Bool {
    update?.runIfDue { configurationUpdateHandler?(self) } ?? false
  }
}
