import ConsoleUI

/// One photo: its name and, below it, the picture and where it lies.
public final class PhotoDetailLayout: StackView {
  public let nameLabel = Label(style: .bold, numberOfLines: 0)
  public let imageView = ImageView(
    pictureSize: CellSize(width: 24, height: 9)
  )
  public let urlLabel = Label(style: .faint, numberOfLines: 0)

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    let picture = StackView(axis: .vertical)
    picture.addArrangedSubviews(imageView, urlLabel)
    addArrangedSubviews(nameLabel, picture)
  }
}
