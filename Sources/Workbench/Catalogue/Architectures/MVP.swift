import MVP
import Play
import Trace

extension Architecture {
  public static let mvp = Architecture(
    name: "mvp",
    title: "Model-View-Presenter, with a passive view",
    module: "MVP",
    roles: [
      ("ViewController", .view), ("View", .view), ("Cell", .view),
      ("Presenter", .presenter),
    ],
    deciders: [.presenter],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No presenter calls a widget.",
        callers: [.presenter],
        mustNotCall: .userInterface
      ),
      .viewsCallNoService,
      .viewsCallNoModel,
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
