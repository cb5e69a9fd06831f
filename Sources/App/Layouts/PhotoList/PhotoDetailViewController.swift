import ConsoleUI

/// Shows one photo, in the words that it is handed.
///
/// It decides nothing, so it stands once for all architectures, and must not
/// know where its words come from.
public final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let name: String
  private let imageURL: String?

  public init(name: String, imageURL: String?) {
    self.name = name
    self.imageURL = imageURL
    super.init()
  }

  override public func loadView() {
    view = layout
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    layout.nameLabel.text = name
    layout.urlLabel.text = imageURL ?? "No address"
  }
}
