/// The alerts that are due, oldest first, as a part of a state.
///
/// It must not know how an alert is shown.
struct AlertQueue: Equatable {
  /// What an alert says.
  ///
  /// Two that say the same can be due at once, so each has its own number.
  struct Alert: Equatable {
    let number: Int
    let title: String
    let message: String?
  }

  private(set) var due: [Alert] = []
  private var latestNumber = 0

  mutating func add(title: String, message: String?) {
    latestNumber += 1
    due.append(Alert(number: latestNumber, title: title, message: message))
  }

  mutating func remove(number: Int) {
    due.removeAll { $0.number == number }
  }

  /// The alerts that were not due yet in an earlier state.
  ///
  /// Only the user closes alerts, so none is taken off the screen.
  func added(to previous: AlertQueue?) -> [Alert] {
    due.filter { previous?.due.contains($0) != true }
  }
}
