import ConsoleUI

/// The counter as a bar: a star for each count.
///
/// It only shows, and so it has no controller.
final class BarView: StackView, Dependent {
  let label = Label()
  private let counter: Counter
  private var stars = ""

  init(counter: Counter) {
    self.counter = counter
    super.init(axis: .horizontal)
    addArrangedSubviews(label)
    stars = String(repeating: "*", count: max(0, counter.value))
    label.text = stars
    counter.addDependent(self)
  }

  func update() {
    if counter.value > stars.count {
      stars += "*"
    } else if counter.value < stars.count, !stars.isEmpty {
      stars.removeLast()
    }
    label.text = stars
  }
}
