import MVI
import Play
import Trace

extension Role {
  /// What keeps a feature's state and takes its events.
  static let store = Role("store")
  /// What makes the next state of a state and an event.
  static let reducer = Role("reducer")
  /// What is to be shown, and the display values for it.
  static let state = Role("state")
  /// What carries out effects.
  static let effectHandler = Role("effect handler")
  /// What has happened, as a value that is passed on.
  static let event = Role("event")
  /// What is to be done, as a value that is passed on.
  static let effect = Role("effect")
}

extension Architecture {
  public static let mvi = Architecture(
    name: "mvi",
    alsoKnownAs: ["redux", "tca", "elm", "mobius", "unidirectional"],
    title: "Model-View-Intent: unidirectional, effects as values",
    module: "MVI",
    roles: [
      ("ViewController", .view), ("Cell", .view), ("Store", .store),
      ("Reducer", .reducer), ("State", .state), ("Row", .state),
      ("Presentation", .state), ("Report", .state),
      ("Contents", .state), ("Alert", .state), ("AlertQueue", .state),
      ("EffectHandler", .effectHandler), ("Event", .event),
      ("Effect", .effect), ("Command", .effect),
    ],
    deciders: [.reducer],
    holders: [.state],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "Only the effect handler calls a service.",
        callers: [
          .view, .store, .reducer, .state, .event, .effect, .model,
        ],
        mustNotCall: [.service]
      ),
      Rule(
        "Reducers, states, events and effects call models only.",
        callers: [.reducer, .state, .event, .effect],
        mustNotCall: Set.userInterface.union([
          .view, .store, .effectHandler, .service,
        ])
      ),
      Rule(
        "A view calls no reducer, effect handler, model or service.",
        callers: [.view],
        mustNotCall: [.reducer, .effectHandler, .model, .service]
      ),
      Rule(
        "A view only reads the state.",
        callers: [.view],
        mustNotCall: [.state],
        exceptThrough: .reading(functions: [])
      ),
      Rule(
        "Widgets change only where a view renders, cells aside.",
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .reading(functions: ["deselectRow(at:)"]),
        where: .exceptUnder(
          Set.settingUp.union(Set.makingRows).union([
            "render(_:replacing:)", "tableView(_:willDisplay:forRowAt:)",
          ])
        )
      ),
      Rule(
        "A store calls a view only to render.",
        callers: [.store],
        mustNotCall: [.view],
        exceptThrough: .functions(["render(_:replacing:)"])
      ),
      Rule(
        "An effect handler reaches the store only by the closure it was "
          + "given.",
        callers: [.effectHandler],
        mustNotCall: Set.userInterface.union([
          .view, .store, .reducer, .state,
        ]),
        exceptThrough: .closures
      ),
      Rule(
        "No model and no service reaches the effect handler but as an answer "
          + "that it awaits.",
        callers: [.model, .service],
        mustNotCall: [.store, .reducer, .state, .effectHandler]
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
