import ConsoleUI

/// A row of the list of photos: the picture, beside it name, date and details.
open class PhotoCell: TableViewCell {
  public static let height = 3

  public let imageView = ImageView(
    pictureSize: CellSize(width: 8, height: height)
  )
  public let nameLabel = Label(style: .bold)
  public let dateLabel = Label()
  public let detailsLabel = Label()
  private let content = StackView(axis: .horizontal, spacing: 1)

  public required init() {
    super.init()
    let texts = StackView(axis: .vertical)
    texts.expandsToFill = true
    texts.addArrangedSubviews(nameLabel, dateLabel, detailsLabel)
    content.addArrangedSubviews(imageView, texts)
    addSubview(content)
  }

  override public func layoutSubviews() {
    content.frame = bounds
  }
}
