import ConsoleUI

/// Hosts a view, for the console shows what a view controller hosts.
///
/// A controller presents alerts and pushes screens by it. One class serves all
/// screens, as StandardSystemView does in Smalltalk. It calls no model.
final class HostViewController: ViewController {
  private let hostedView: any HostedView

  init(hosting hostedView: any HostedView) {
    self.hostedView = hostedView
    super.init()
  }

  override func loadView() {
    view = hostedView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hostedView.hostDidLoad()
  }
}

/// A view that fills a screen.
@MainActor
protocol HostedView: View {
  /// The host has loaded: the view shows the title by it, and lets the
  /// controller begin.
  func hostDidLoad()
}
