import ConsoleUI
import Layouts
import Models
import WorkbenchKit

/// The greeting in each pattern, in the fewest lines: what the teaching
/// modules' own is held against.
@MainActor
enum GreetingByHand {
  /// By the architecture's name.
  static let screens: [String: Architecture.ScreenFactory] = [
    "mvc": { Controller(person: $0.person) },
    "mvp": {
      let view = PresentedView(Presenter(person: $0.person))
      view.presenter.view = view
      return view
    },
    "mvvm": { BoundView(ViewModel(person: $0.person)) },
  ]

  private final class Controller: ViewController {
    let layout = GreetingLayout()
    let person: Person

    init(person: Person) {
      self.person = person
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() {
      layout.greetButton.addTarget(self, action: Controller.tapped)
    }

    func tapped() { layout.greetingLabel.text = person.greeting }
  }

  @MainActor
  private final class Presenter {
    weak var view: (any GreetingText)?
    let person: Person

    init(person: Person) { self.person = person }

    func tapped() { view?.show(person.greeting) }
  }

  private final class PresentedView: ViewController, GreetingText {
    let layout = GreetingLayout()
    let presenter: Presenter

    init(_ presenter: Presenter) {
      self.presenter = presenter
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() {
      layout.greetButton.addTarget(self, action: PresentedView.tapped)
    }

    func tapped() { presenter.tapped() }

    func show(_ text: String) { layout.greetingLabel.text = text }
  }

  @MainActor
  private final class ViewModel {
    var text = "" { didSet { textDidChange?(text) } }
    var textDidChange: ((String) -> Void)?
    let person: Person

    init(person: Person) { self.person = person }

    func tapped() { text = person.greeting }
  }

  private final class BoundView: ViewController {
    let layout = GreetingLayout()
    let viewModel: ViewModel

    init(_ viewModel: ViewModel) {
      self.viewModel = viewModel
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() {
      layout.greetButton.addTarget(self, action: BoundView.tapped)
      viewModel.textDidChange = { [weak self] in
        self?.layout.greetingLabel.text = $0
      }
    }

    func tapped() { viewModel.tapped() }
  }
}

@MainActor
private protocol GreetingText: AnyObject {
  func show(_ text: String)
}

extension Person {
  fileprivate var greeting: String {
    ["Hello", firstName, lastName].joinedWithoutBlanks(separator: " ")
  }
}
