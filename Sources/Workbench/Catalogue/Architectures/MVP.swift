import MVP
import Play
import Trace

extension Role {
  /// A row of a table: a view that the presenter fills.
  fileprivate static let cell = Role("cell", draws: true)
}

extension Architecture {
  public static let mvp = Architecture(
    name: "mvp",
    title: "Model-View-Presenter, with a passive view",
    module: "MVP",
    roles: [
      ("ViewController", .view), ("View", .view), ("Cell", .cell),
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
      Rule(
        "No presenter calls another.",
        callers: [.presenter],
        mustNotCall: [.presenter]
      ),
      Rule(
        "A presenter calls a cell only to fill it, as the view makes its row.",
        callers: [.presenter],
        mustNotCall: [.cell],
        where: .exceptUnder(["configure(_:forRow:)"])
      ),
      Rule(
        "No model and no service reaches a presenter but as an answer that it "
          + "awaits or an observer that it registered.",
        callers: [.model, .service],
        mustNotCall: [.presenter],
        exceptThrough: .functions([
          "todoStoreDidChange(_:)", "todoStore(_:saveRequestDidFail:)",
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
      .viewsCallNoService,
      .viewsCallNoModel,
      Rule(
        "No cell calls a model or a service.",
        callers: [.cell],
        mustNotCall: [.model, .service]
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
