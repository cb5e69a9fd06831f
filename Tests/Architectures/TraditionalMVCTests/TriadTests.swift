import ConsoleUI
import Testing

@testable import TraditionalMVC

@MainActor
struct TriadTests {
  private let model = Model<Aspect>()

  @Test func aConnectedViewIsDisplayedAndKnownToItsController() {
    let view = ListeningView(model: model)
    #expect(view.controller.told == ["display"])
    #expect(view.controller.view === view)
  }

  @Test func theViewIsToldBeforeItsController() {
    let view = ListeningView(model: model)
    view.controller.told = []
    model.changed(.second)
    #expect(view.controller.told == ["view: second", "controller: second"])
  }

  @Test func whoseViewIsReleasedIsToldNothing() {
    let view = ListeningView(model: model)
    let other = ListeningView(model: model)
    view.controller.told = []
    other.controller.told = []
    view.release()
    model.changed(.first)
    #expect(view.controller.told == [])
    #expect(other.controller.told == ["view: first", "controller: first"])
  }

  @Test func aViewWhoseScreenHasClosedIsToldNothing() {
    let view = ListeningView(model: model)
    let navigationController = NavigationController(
      rootViewController: ViewController()
    )
    navigationController.pushViewController(HostViewController(hosting: view))
    view.controller.told = []
    model.changed(.first)
    #expect(view.controller.told == ["view: first", "controller: first"])
    navigationController.popViewController()
    view.controller.told = []
    model.changed(.second)
    #expect(view.controller.told == [])
  }
}

enum Aspect {
  case first
  case second
}

/// Keeps what was said to it and to its view.
final class ListeningController: Controller<Model<Aspect>, ListeningView> {
  var told: [String] = []
}

extension ListeningController: Dependent {
  func update(_ aspect: Aspect) {
    told.append("controller: \(aspect)")
  }
}

final class ListeningView: View {
  let model: Model<Aspect>
  let controller: ListeningController

  init(model: Model<Aspect>) {
    self.model = model
    controller = ListeningController(model: model)
    super.init()
    connect()
  }
}

extension ListeningView: TriadView {
  var modelDependents: [any Dependent<Aspect>] { [self, controller] }

  func display() {
    controller.told.append("display")
  }

  func update(_ aspect: Aspect) {
    controller.told.append("view: \(aspect)")
  }
}
