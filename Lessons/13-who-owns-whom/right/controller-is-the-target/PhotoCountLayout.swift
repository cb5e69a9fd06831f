import ConsoleUI

/// A count, and a button that says so when it is pressed.
final class PhotoCountLayout: StackView {
  let countLabel = Label()
  let reloadButton = Button(title: "Reload")

  init() {
    super.init(axis: .vertical)
    addArrangedSubviews(countLabel, reloadButton)
  }
}
