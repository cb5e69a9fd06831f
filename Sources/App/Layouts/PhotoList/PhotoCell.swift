import ConsoleUI

/// A row of the list of photos: name and date, below them the details.
public final class PhotoCell: TableViewCell {
  public static let height = 2

  public let nameLabel = Label(style: .bold)
  public let dateLabel = Label()
  public let detailsLabel = Label()
  private let content = StackView(axis: .vertical)

  public required init() {
    super.init()
    let firstLine = StackView(axis: .horizontal, spacing: 1)
    nameLabel.expandsToFill = true
    firstLine.addArrangedSubviews(nameLabel, dateLabel)
    content.addArrangedSubviews(firstLine, detailsLabel)
    addSubview(content)
  }

  override public func layoutSubviews() {
    content.frame = bounds
  }
}
