import ConsoleUI
import Layouts

/// A greeting screen whose service answers, and reaches its controller by
/// other ways too.
@MainActor
public func makeHookedScreen() -> ViewController {
  HookedViewController(service: HookService())
}

final class HookedViewController: ViewController {
  private let layout = GreetingLayout()
  private let service: HookService

  init(service: HookService) {
    self.service = service
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    service.onChange = { [weak self] in self?.show() }
    layout.greetButton.addTarget(
      self,
      action: HookedViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    ask()
    askByHelper { [weak self] in self?.show() }
    service.refresh()
    askTwice()
    service.call(self)
  }

  func show() {}

  private func ask() {
    service.fetch { [weak self] in self?.show() }
  }

  private func askByHelper(_ completion: @escaping () -> Void) {
    service.fetch(completion)
  }

  private func askTwice() {
    service.fetchTwice { [weak self] in self?.show() }
  }
}

@MainActor
final class HookService {
  var onChange: (() -> Void)?

  func fetch(_ completion: () -> Void) { completion() }

  func fetchTwice(_ completion: () -> Void) {
    completion()
    completion()
  }

  func refresh() { onChange?() }

  func call(_ controller: HookedViewController) { controller.show() }
}
