/// The alerts that are due, oldest first, as a part of a state.
///
/// A feature says why an alert is due. The words for it are computed.
struct AlertQueue<Reason: AlertReason>: Equatable {
  /// An alert that is due.
  ///
  /// Two can be due for the same reason, so each has its own number.
  struct Alert: Equatable {
    let number: Int
    let reason: Reason

    var title: String { reason.title }
    var message: String? { reason.message }
  }

  private(set) var due: [Alert] = []
  private var latestNumber = 0

  mutating func add(_ reason: Reason) {
    latestNumber += 1
    due.append(Alert(number: latestNumber, reason: reason))
  }

  mutating func remove(number: Int) {
    due.removeAll { $0.number == number }
  }
}

/// Why an alert is due, and the words for it.
protocol AlertReason: Equatable {
  var title: String { get }
  /// Nil where the title says all.
  var message: String? { get }
}
