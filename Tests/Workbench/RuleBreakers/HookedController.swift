import ConsoleUI
import Layouts

/// A greeting screen that awaits its service's answer.
///
/// Its service reaches it by other ways too, and its loader calls more than it
/// was handed.
@MainActor
public func makeHookedScreen() -> ViewController {
  HookedViewController(service: HookService())
}

final class HookedViewController: ViewController {
  private let layout = GreetingLayout()
  private let service: HookService
  private let loader = HookLoader()

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
    Task { [weak self, service] in
      await service.fetch()
      self?.show()
    }
    service.refresh()
    service.call(self)
    load()
  }

  private func load() {
    loader.run({ [weak self] in self?.show() }, of: service)
  }

  func show() {}
}

@MainActor
final class HookService {
  var onChange: (() -> Void)?

  func fetch() async {
    await Task.yield()
  }

  func refresh() { onChange?() }

  func call(_ controller: HookedViewController) { controller.show() }

  func reset() {}
}

@MainActor
final class HookLoader {
  func run(_ load: () -> Void, of service: HookService) {
    load()
    service.reset()
  }
}
