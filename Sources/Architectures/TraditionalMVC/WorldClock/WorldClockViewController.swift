import ConsoleUI

/// Hosts the view, and lets the controller present alerts.
///
/// It must not know the model, or what the view shows.
final class WorldClockViewController: ViewController {
  private let worldClockView: WorldClockView

  init(worldClockView: WorldClockView) {
    self.worldClockView = worldClockView
    super.init()
    title = "World clock"
  }

  override func loadView() {
    view = worldClockView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    worldClockView.controller.viewDidLoad()
  }
}
