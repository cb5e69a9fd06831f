import Play
import Trace
import VIPER

extension Role {
  /// What carries out a use case.
  static let interactor = Role("interactor")
  /// What keeps, loads and saves for interactors.
  static let dataManager = Role("data manager")
  /// What opens screens and alerts.
  static let router = Role("router")
  /// Plain values that go from presenter to view.
  static let displayData = Role("display data")
  /// Plain values that go from interactor to presenter.
  static let outputData = Role("output data")
}

extension Architecture {
  public static let viper = Architecture(
    name: "viper",
    alsoKnownAs: ["wireframe", "clean-architecture"],
    title: "View, Interactor, Presenter, Entity, Router",
    module: "VIPER",
    roles: [
      ("ViewController", .view), ("Router", .router),
      ("Presenter", .presenter), ("Interactor", .interactor),
      ("DataManager", .dataManager), ("DisplayData", .displayData),
      ("OutputData", .outputData),
    ],
    deciders: [.interactor, .presenter],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No presenter calls a service, a model or a widget.",
        callers: [.presenter],
        mustNotCall: Set.userInterface.union([.service, .model])
      ),
      Rule(
        "No interactor and no data manager calls a view, a router or a widget.",
        callers: [.interactor, .dataManager],
        mustNotCall: Set.userInterface.union([.view, .router])
      ),
      Rule(
        "Only presenters call routers.",
        callers: [
          .view, .interactor, .dataManager, .displayData, .outputData,
          .service, .model,
        ],
        mustNotCall: [.router]
      ),
      Rule(
        "A view and its widgets call a presenter only, the buttons of a "
          + "router's alert aside.",
        callers: [.view, .widget, .framework],
        mustNotCall: [
          .router, .interactor, .dataManager, .outputData, .service, .model,
        ],
        // A button calls the closure that the router wrote in these functions.
        exceptThrough: .functions([
          "askForLocation(title:submitTitle:cancelTitle:)",
          "askAboutFailedSave(title:message:tryAgainTitle:discardTitle:)",
        ])
      ),
      Rule(
        "A view's widgets change only as its presenter asks for it, setting up "
          + "aside.",
        callers: [.view],
        mustNotCall: [.widget],
        // A row that was selected is let go: it answers the user, and shows
        // nothing.
        exceptThrough: .reading(functions: ["deselectRow(at:)"]),
        where: .exceptUnder(
          Set.settingUp.union(Set.makingRows),
          callsFrom: [.presenter]
        )
      ),
      Rule(
        "No router calls a view of this module.",
        callers: [.router],
        mustNotCall: [.view]
      ),
      Rule(
        "No router calls a presenter, an interactor or a model, making screens "
          + "and telling its delegate what the user answers aside.",
        callers: [.router],
        mustNotCall: [.presenter, .interactor, .model],
        // A presenter is its router's delegate.
        exceptThrough: .functions([
          "userChoseLocation(named:)", "userChoseToTryAgain()",
          "userChoseToDiscard()",
        ])
      ),
      Rule(
        "Only interactors call data managers.",
        callers: [.view, .router, .presenter, .displayData, .outputData],
        mustNotCall: [.dataManager]
      ),
      Rule(
        "A data manager makes models, begins and ends their saving, and changes "
          + "nothing else of them.",
        callers: [.dataManager],
        mustNotCall: [.model],
        exceptThrough: .reading(functions: [
          "init", "beginSaveRequest()", "saveRequestSucceeded()",
          "saveRequestFailed(_:)",
        ])
      ),
      Rule(
        "Only interactors and data managers call services.",
        callers: [
          .view, .router, .presenter, .displayData, .outputData, .model,
        ],
        mustNotCall: [.service]
      ),
      Rule(
        "No model, no service and no data manager calls a presenter.",
        callers: [.model, .service, .dataManager],
        mustNotCall: [.presenter]
      ),
      Rule(
        "No model and no service reaches an interactor or a data manager but as "
          + "an answer that it awaits.",
        callers: [.model, .service],
        mustNotCall: [.interactor, .dataManager]
      ),
      Rule(
        "A data manager calls no other one, and an interactor only to tell what "
          + "has changed, answers that it awaits aside.",
        callers: [.dataManager],
        mustNotCall: [.interactor, .dataManager],
        exceptThrough: .functions([
          "todosChanged()", "savingChanged()", "saveRequestFailed(_:)",
        ])
      ),
    ],
    screens: [
      .greeting: ScreenFactory(makeGreetingScreen),
      .photoList: ScreenFactory(makePhotoListScreen),
      .weather: ScreenFactory(makeWeatherScreen),
      .employees: ScreenFactory(makeEmployeesScreen),
      .worldClock: ScreenFactory(makeWorldClockScreen),
      .todo: ScreenFactory(makeTodoScreen),
    ]
  )
}
