import Play
import Trace
import TraditionalMVC

extension Role {
  /// What takes the user's input in Smalltalk's MVC; it draws nothing.
  static let inputController = Role("controller")
  /// The plain view controller that hosts a view.
  static let host = Role("host", draws: true)
  /// A screen that shows what it is handed, and has no model.
  static let detailScreen = Role("detail screen", draws: true)
}

/// What neither a model nor a service may know.
private let whatIsOnScreen = Set.userInterface.union([
  .view, .inputController, .host, .detailScreen,
])

/// What a view calls while it puts its widgets together.
private let assemblingCalls: Set = [
  "init", "addArrangedSubviews(_:)", "expandsToFill", "addTarget(_:action:)",
  "dataSource", "delegate",
]

extension Architecture {
  public static let traditionalMVC = Architecture(
    name: "traditional-mvc",
    alsoKnownAs: ["smalltalk-mvc", "classic-mvc"],
    title: "Model-View-Controller, as in Smalltalk",
    module: "TraditionalMVC",
    roles: [
      ("DetailViewController", .detailScreen), ("ViewController", .host),
      ("View", .view), ("Controller", .inputController), ("Model", .model),
    ],
    deciders: [.model, .view],
    rules: [
      Rule(
        "A model reaches others only through update(_:).",
        callers: [.model],
        mustNotCall: whatIsOnScreen,
        exceptThrough: .functions(["update(_:)"])
      ),
      Rule(
        "A view calls of its model only what reads.",
        callers: [.view],
        mustNotCall: [.model],
        exceptThrough: .reading(functions: ["addDependent(_:)", "item(_:)"])
      ),
      Rule(
        "A view sets widgets only under update(_:), to fill a cell or an "
          + "editor, and to empty a field.",
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .functions(
          assemblingCalls.union(["dequeueReusableCell(_:)"])
        ),
        // An editor fills its fields once, and then they are the user's. A
        // field whose text was taken is emptied.
        where: .exceptUnder(
          Set.makingRows.union([
            "update(_:)", "fill(with:)", "emptyNewTodoField()",
          ])
        )
      ),
      Rule(
        "Only a model says that it has changed.",
        callers: [.view, .inputController, .host],
        mustNotCall: [.model],
        exceptThrough: .allBut(["changed(_:)"])
      ),
      Rule(
        "A controller only reads from its view, and empties a field whose text "
          + "it took.",
        callers: [.inputController, .host],
        mustNotCall: [.view],
        // The words for an employee stand in the view; an alert needs them. A
        // controller that took a field's text has the field emptied.
        exceptThrough: .reading(
          functions: ["details(of:)", "emptyNewTodoField()"]
        )
      ),
      Rule(
        "No controller sets a widget.",
        callers: [.inputController, .host],
        mustNotCall: [.widget],
        // Taking a selection back answers the user, and shows no model.
        exceptThrough: .reading(functions: ["deselectRow(at:)"])
      ),
      Rule(
        "No view and no controller calls a service.",
        callers: [.view, .inputController, .host],
        mustNotCall: [.service]
      ),
      Rule(
        "A plain view controller calls no model.",
        callers: [.host],
        mustNotCall: [.model]
      ),
      Rule(
        "No service calls a view or a controller.",
        callers: [.service],
        mustNotCall: whatIsOnScreen
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
