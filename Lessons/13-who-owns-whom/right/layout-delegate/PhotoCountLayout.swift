import ConsoleUI

/// A label for the count, and a button.
final class PhotoCountLayout: StackView {
  let countLabel = Label()
  /// Is told when the user wants the count anew.
  weak var delegate: (any PhotoCountLayoutDelegate)?
  private let reloadButton = Button(title: "Reload")

  init() {
    super.init(axis: .vertical)
    addArrangedSubviews(countLabel, reloadButton)
    reloadButton.addTarget(
      self,
      action: PhotoCountLayout.reloadButtonTapped
    )
  }

  private func reloadButtonTapped() {
    delegate?.reloadWanted()
  }
}
