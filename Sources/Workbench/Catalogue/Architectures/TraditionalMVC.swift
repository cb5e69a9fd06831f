import Play
import Trace
import TraditionalMVC

extension Role {
  /// The plain view controller that hosts a view.
  static let host = Role("host", draws: true)
}

/// What neither a model nor a service may know.
private let whatIsOnScreen = Set.userInterface
  .union([.view, .inputController, .host])

/// What a view calls while it puts its widgets together.
private let assemblingCalls: Set = [
  "init", "addArrangedSubviews(_:)", "expandsToFill", "addTarget(_:action:)",
  "dataSource", "delegate",
]

/// What a view tells its controller.
private let whatViewsAnswer: Set = [
  "item(atRow:)", "details(atRow:)",
]

extension Architecture {
  public static let traditionalMVC = Architecture(
    name: "traditional-mvc",
    alsoKnownAs: ["smalltalk-mvc", "classic-mvc"],
    title: "Model-View-Controller, as in Smalltalk",
    module: "TraditionalMVC",
    roles: [
      ("ViewController", .host), ("View", .view),
      ("Controller", .inputController), ("Model", .model),
    ],
    deciders: [.view, .model],
    rules: [
      Rule(
        "A model reaches others only through update(_:).",
        callers: [.model],
        mustNotCall: whatIsOnScreen,
        exceptThrough: .functions(["update(_:)"])
      ),
      Rule(
        "Only a model says that it has changed.",
        callers: [.view, .inputController, .host],
        mustNotCall: [.model],
        exceptThrough: .allBut(["changed(_:)"])
      ),
      Rule(
        "A view calls of its model only what reads.",
        // A button that is tied to a model calls it in the view's stead.
        callers: [.view, .widget],
        mustNotCall: [.model],
        // Whom a model tells is no part of what it knows.
        exceptThrough: .reading(
          functions: [
            "addDependent(_:)", "removeDependent(_:)", "item(_:)", "items(_:)",
          ]
        )
      ),
      Rule(
        "A view sets widgets only under display() and update(_:), to fill a "
          + "cell or an editor, to show its user's choice of rows, and to "
          + "empty a field.",
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .functions(
          assemblingCalls.union(["dequeueReusableCell(_:)"])
        ),
        // An editor fills its fields once, and then they are the user's. What
        // only one view chooses changes no model. A field whose text was taken
        // is emptied.
        where: .exceptUnder(
          Set.makingRows.union([
            "display()", "update(_:)", "fill(with:)", "showRows()",
            "emptyNewTodoField()",
          ])
        )
      ),
      Rule(
        "A controller asks its view only for what it reads, and has it show "
          + "only its own title and choice of rows, empty a field, and leave "
          + "its model once its row has gone.",
        callers: [.inputController],
        mustNotCall: [.view],
        exceptThrough: .reading(
          functions: whatViewsAnswer.union([
            "showTitle()", "showRows()", "emptyNewTodoField()",
            "release()",
          ])
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
        "A plain view controller calls no model, and tells its view only that "
          + "it has loaded and has closed.",
        callers: [.host],
        mustNotCall: [.view, .model, .inputController],
        // All views share `viewDidLoad()` and `release()`: what these call is
        // recorded as the host's call.
        exceptThrough: .functions([
          "viewDidLoad()", "controller", "model", "modelDependents",
          "removeDependent(_:)",
        ])
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
