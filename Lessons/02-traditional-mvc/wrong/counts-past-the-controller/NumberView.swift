import ConsoleUI

/// The counter as a number, with a button on each side.
///
/// It knows its model and asks it. It must not count.
final class NumberView: StackView, Dependent {
  let label = Label()
  let plusButton = Button(title: "+")
  let minusButton = Button(title: "-")
  private let counter: Counter
  private let controller: CounterController

  init(counter: Counter) {
    self.counter = counter
    controller = CounterController(counter: counter)
    super.init(axis: .horizontal, spacing: 1)
    addArrangedSubviews(minusButton, label, plusButton)
    plusButton.addTarget(counter, action: Counter.increment)
    minusButton.addTarget(counter, action: Counter.decrement)
    counter.addDependent(self)
    update()
  }

  func update() {
    label.text = "\(counter.value)"
  }
}
