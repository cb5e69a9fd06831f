import ConsoleUI

/// Puts a view on the screen: a window shows view controllers only.
///
/// A controller presents alerts and pushes screens by it. It calls no model.
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
}
