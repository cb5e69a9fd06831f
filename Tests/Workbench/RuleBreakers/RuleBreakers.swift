import ConsoleUI
import Layouts
import Models

/// A greeting screen in which everybody calls whom they must not.
@MainActor
public func makeRuleBreakingScreen() -> ViewController {
  BadViewController(
    presenter: BadPresenter(),
    viewModel: BadViewModel(),
    model: BadModel(),
    service: BadService()
  )
}

final class BadViewController: ViewController {
  private let layout = GreetingLayout()
  private let presenter: BadPresenter
  private let viewModel: BadViewModel
  private let model: BadModel
  private let service: BadService
  private var isTapped = false

  init(
    presenter: BadPresenter,
    viewModel: BadViewModel,
    model: BadModel,
    service: BadService
  ) {
    self.presenter = presenter
    self.viewModel = viewModel
    self.model = model
    self.service = service
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(
      self,
      action: BadViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    service.fetch()
    presenter.greet(in: layout.greetingLabel)
    viewModel.greet(in: self)
    model.change(in: self)
    BadWidget().press(model)
    ServiceError.noNetwork.show(in: layout.greetingLabel)
    viewModel.box.bind { _ in }
    viewModel.box.value = ""
    tableView(didSelectRowAt: 0)
    isTapped = true
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    super.updateProperties()
    if isTapped { viewModel.reset() }
  }

  func show() {}

  /// Its base name is also that of the function that makes cells.
  private func tableView(didSelectRowAt row: Int) {
    layout.greetingLabel.text = "Selected"
  }
}

/// A model that the architecture's own module extends is a model all the same.
extension ServiceError {
  @MainActor
  fileprivate func show(in label: Label) {
    label.text = message
  }
}

@MainActor
final class BadPresenter {
  func greet(in label: Label) {
    label.text = "Hello"
  }
}

@MainActor
final class BadViewModel {
  let box = BadBox()

  func greet(in view: BadViewController) {
    view.show()
  }

  func reset() {}
}

@MainActor
final class BadModel {
  func change(in view: BadViewController) {
    view.show()
  }

  func count() {}
}

@MainActor
final class BadService {
  func fetch() {}
}

final class BadWidget: View {
  func press(_ model: BadModel) {
    model.count()
  }
}

@MainActor
final class BadBox {
  var value = "" { didSet { listener?(value) } }
  private var listener: ((String) -> Void)?

  func bind(_ listener: @escaping (String) -> Void) {
    self.listener = listener
  }
}
