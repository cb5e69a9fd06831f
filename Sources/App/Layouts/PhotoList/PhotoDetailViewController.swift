import ConsoleUI

/// Shows one photo in the words that it is handed, without its picture.
///
/// The lessons push it. The architectures have screens of their own, for those
/// decide when to ask for the picture.
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
