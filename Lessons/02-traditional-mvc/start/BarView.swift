import ConsoleUI

/// The counter as a bar: a star for each count.
///
/// It only shows, and so it has no controller.
final class BarView: StackView, Dependent {
  let label = Label()
  private let counter: Counter

  init(counter: Counter) {
    self.counter = counter
    super.init(axis: .horizontal)
    addArrangedSubviews(label)
    // 5. Nobody tells this view anything yet.
  }

  func update() {
    // 5. A star for each count; none if the counter is below zero.
  }
}
