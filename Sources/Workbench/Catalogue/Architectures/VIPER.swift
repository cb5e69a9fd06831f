import VIPER
import WorkbenchKit

extension Role {
  /// What carries out a use case.
  static let interactor = Role("interactor")
  /// What opens screens and alerts.
  static let router = Role("router")
  /// Plain values that go from interactor to presenter to view.
  static let data = Role("data")
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
      ("DisplayData", .data), ("OutputData", .data),
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
        "No interactor calls a view, a router or a widget.",
        callers: [.interactor],
        mustNotCall: Set.userInterface.union([.view, .router])
      ),
      Rule(
        "Only presenters call routers.",
        callers: [.view, .interactor, .data, .service, .model],
        mustNotCall: [.router]
      ),
      Rule(
        "A view calls its presenter only.",
        callers: [.view],
        mustNotCall: [.router, .interactor, .service, .model]
      ),
      Rule(
        "Only interactors call services.",
        callers: [.view, .router, .presenter, .data, .model],
        mustNotCall: [.service]
      ),
    ],
    screens: [
      .greeting: ScreenFactory(makeGreetingScreen),
      .photoList: ScreenFactory(makePhotoListScreen),
      .weather: ScreenFactory(makeWeatherScreen),
    ]
  )
}
