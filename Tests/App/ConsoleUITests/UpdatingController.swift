import ConsoleUI
import Observation

/// What an updating controller or cell shows.
@MainActor
@Observable
final class Shown {
  var text: String
  var notice: String?
  var isOpen = false

  init(_ text: String = "first") {
    self.text = text
  }
}

/// Reads what it shows when it is asked to update, and counts how often.
class UpdatingController: ViewController {
  let shown: Shown
  let label = Label()
  let button = Button(title: "Do")
  private(set) var calls: [String] = []

  init(_ shown: Shown = Shown()) {
    self.shown = shown
    super.init()
  }

  func forget() { calls = [] }

  override func loadView() {
    calls.append("loadView")
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(label, button)
    view = stack
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }

  override func updateProperties() {
    super.updateProperties()
    calls.append("updateProperties")
    label.text = shown.text
    button.isEnabled = shown.text != "done"
    if let notice = shown.notice {
      present(AlertController(title: notice))
    }
    if shown.isOpen, navigationController?.topViewController === self {
      navigationController?.pushViewController(UpdatingController())
    }
  }
}

/// Asks for an update in each update, and looks at the screen.
final class RestlessController: UpdatingController {
  override func updateProperties() {
    super.updateProperties()
    setNeedsUpdateProperties()
    _ = window?.presentedAlert
  }
}

/// Makes a notice due when it is drawn first.
final class NoticingView: View {
  private let shown: Shown

  init(_ shown: Shown) {
    self.shown = shown
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    if shown.notice == nil { shown.notice = "Late" }
  }
}
