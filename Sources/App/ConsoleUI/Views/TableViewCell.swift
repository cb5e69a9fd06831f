/// A row of a table, as `UITableViewCell` is.
///
/// It can hold buttons, which keys reach from the row. Other widgets in it are
/// only shown.
open class TableViewCell: View, SelfUpdating {
  private lazy var update = makeUpdate(named: "updateConfiguration()")

  public required override init() {
    super.init()
  }

  /// Called before the table hands the cell out for another row.
  open func prepareForReuse() {}

  /// The buttons in it that can be pressed now, from left to right.
  public var buttons: [Button] { visible(Button.self).filter(\.isEnabled) }

  // MARK: - Updating

  /// Sets what the cell shows, as `updateConfiguration(using:)` in UIKit.
  ///
  /// An override reads what it needs from observable objects. It runs when the
  /// table has got the cell for a row, and again before the next frame after
  /// something that it has read has changed. While another screen covers the
  /// table, that waits. UIKit also hands it the cell's state, such as whether
  /// the cell is selected. Do not call it; call
  /// `setNeedsUpdateConfiguration()`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Sets what the cell shows, where its class does not do so itself.
  ///
  /// A table that takes the cell back drops the handler here, and with it the
  /// row that it has captured.
  public var configurationUpdateHandler: ((TableViewCell) -> Void)? {
    didSet {
      // A new update, so that what the former one has read is forgotten.
      update = makeUpdate(
        named: configurationUpdateHandler == nil
          ? "updateConfiguration()" : "configurationUpdateHandler"
      )
    }
  }

  /// Lets the cell update itself again before the next frame.
  public func setNeedsUpdateConfiguration() {
    update.setDue()
  }

  private func makeUpdate(named name: String) -> TrackedUpdate {
    TrackedUpdate(of: self, named: name)
  }

  /// Lets the cell update itself if that is due.
  ///
  /// - Returns: Whether it was due.
  @discardableResult
  func updateConfigurationIfNeeded() -> Bool {
    update.runIfDue(updateConfiguration)
  }
}
