import ConsoleUI

/// Puts a view on the screen, and releases it when the screen has closed.
///
/// A window shows view controllers only. So each screen's view has this one,
/// which is no part of the triad: it knows no model, and tells the view only
/// that the screen has loaded and that it has closed.
final class HostViewController: ViewController {
  private let hostedView: any TriadView

  /// - Parameter title: Nil where the screen has none, and where its view
  ///   changes it.
  init(hosting hostedView: any TriadView, title: String? = nil) {
    self.hostedView = hostedView
    super.init()
    self.title = title
  }

  override func loadView() {
    view = hostedView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hostedView.viewDidLoad()
  }

  /// Called with nil when the screen has closed.
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { hostedView.release() }
  }
}
