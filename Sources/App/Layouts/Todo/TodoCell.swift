import ConsoleUI

/// A row of the list of to-dos: title and a button, below them the
/// description.
public final class TodoCell: TableViewCell {
  public static let height = 2

  public let titleLabel = Label()
  public let descriptionLabel = Label(style: .faint)
  public let editButton = Button(title: "Edit")
  /// Called when the button is tapped.
  public var editButtonTapped: (@MainActor () -> Void)? { didSet {} }
  private let content = StackView(axis: .vertical)

  public required init() {
    super.init()
    let firstLine = StackView(axis: .horizontal, spacing: 1)
    titleLabel.expandsToFill = true
    firstLine.addArrangedSubviews(titleLabel, editButton)
    content.addArrangedSubviews(firstLine, descriptionLabel)
    addSubview(content)
    editButton.addTarget(self, action: TodoCell.pressed)
  }

  override public func layoutSubviews() {
    content.frame = bounds
  }

  private func pressed() {
    editButtonTapped?()
  }
}
