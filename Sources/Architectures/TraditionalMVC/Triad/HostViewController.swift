import ConsoleUI

/// Puts a view on the screen, and releases it when the screen has closed.
///
/// A window shows view controllers only. A controller presents alerts and
/// pushes screens by this one, which calls no model.
final class HostViewController: ViewController {
  private let hostedView: any TriadView

  init(hosting hostedView: any TriadView) {
    self.hostedView = hostedView
    super.init()
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
