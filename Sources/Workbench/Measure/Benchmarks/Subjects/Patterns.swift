import ConsoleUI
import Observation

// Each pattern in the fewest lines, around one label: what the teaching
// modules do, without what else they do.

@MainActor
protocol TextView: AnyObject {
  func show(_ text: String)
}

/// The view of all patterns, and the floor: it is told directly.
@MainActor
final class Screen: TextView {
  let label = Label()
  /// Whether what it observes has changed since it last looked.
  var needsUpdate = false

  @inline(never)
  func show(_ text: String) {
    label.text = text
  }
}

@MainActor
final class Controller {
  private let screen: Screen

  init(screen: Screen) {
    self.screen = screen
  }

  @inline(never)
  func textDidChange(_ text: String) {
    screen.label.text = text
  }
}

@MainActor
final class Presenter {
  private weak var view: (any TextView)?

  init(view: any TextView) {
    self.view = view
  }

  @inline(never)
  func textDidChange(_ text: String) {
    view?.show(text)
  }
}

@MainActor
final class ClosureViewModel {
  private var text = "" {
    didSet { textDidChange?(text) }
  }
  var textDidChange: ((String) -> Void)?

  @inline(never)
  func setText(_ text: String) {
    self.text = text
  }
}

@MainActor
@Observable
final class ObservableViewModel {
  var text = ""
}

extension Screen {
  /// Shows the text of a view model and waits for its next change, of which
  /// observation tells once.
  func follow(_ viewModel: ObservableViewModel) {
    needsUpdate = false
    withObservationTracking {
      label.text = viewModel.text
    } onChange: { [weak self] in
      // Observation tells before the value changes, on whatever thread.
      MainActor.assumeIsolated { self?.needsUpdate = true }
    }
  }
}
