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
    counter.addDependent(self)
    counter.bar = self
    update()
  }

  func update() {
    label.text = String(repeating: "*", count: max(0, counter.value))
  }
}
