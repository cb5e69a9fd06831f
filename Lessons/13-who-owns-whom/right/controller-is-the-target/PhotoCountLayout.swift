import ConsoleUI

/// A label for the count, and a button.
final class PhotoCountLayout: StackView {
  let countLabel = Label()
  let reloadButton = Button(title: "Reload")

  init() {
    super.init(axis: .vertical)
    addArrangedSubviews(countLabel, reloadButton)
  }
}
