import ConsoleUI

/// One photo: its name and, below it, the picture.
public final class PhotoDetailLayout: StackView {
  public let nameLabel = Label(style: .bold, numberOfLines: 0)
  public let imageView = ImageView()

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    addArrangedSubviews(nameLabel, imageView)
  }
}

extension Image {
  /// What stands for a picture that lies elsewhere and is not loaded.
  public static func placeholder(for url: String?) -> Image {
    Image(
      rows: [
        "┌──────────────┐",
        "│          o   │",
        "│    /\\        │",
        "│   /  \\  /\\   │",
        "│  /    \\/  \\  │",
        "└──────────────┘",
      ],
      accessibilityLabel: "Picture",
      caption: url ?? "No picture"
    )
  }
}
