import ConsoleUI

/// A label for the count, and a button that calls `onReload` when pressed.
final class PhotoCountLayout: StackView {
  let countLabel = Label()
  /// Is called when the user wants the count anew.
  var onReload: (() -> Void)?
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
    onReload?()
  }
}
