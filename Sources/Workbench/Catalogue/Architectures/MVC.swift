import MVC
import Play
import Trace

extension Role {
  /// What runs a controller's loads.
  static let loader = Role("loader")
}

extension Architecture {
  public static let mvc = Architecture(
    name: "mvc",
    alsoKnownAs: ["cocoa-mvc"],
    title: "Model-View-Controller, as in Cocoa",
    module: "MVC",
    roles: [
      ("ViewController", .controller), ("Loader", .loader), ("Store", .model),
      ("ListedPhoto", .model),
      // A file, not a type: it says what a controller shows in a row.
      ("Cell+Configure", .controller),
    ],
    deciders: [.controller],
    holders: [.controller, .loader, .model],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view calls a model or a service.",
        callers: [.widget],
        mustNotCall: [.model, .service],
        // A cell is configured by an extension of it, which reads the words.
        exceptThrough: .functions(["details"])
      ),
      Rule(
        "No model and no service reaches a controller or its loader but as an "
          + "answer that it awaits, or an observer that it registered.",
        callers: [.model, .service],
        mustNotCall: [.controller, .loader],
        exceptThrough: .functions([
          "todoStoreDidChange(_:)", "todoStore(_:saveRequestDidFail:)",
        ])
      ),
      Rule(
        "No controller calls another but to make it.",
        callers: [.controller],
        mustNotCall: [.controller],
        exceptThrough: .functions(["init"])
      ),
      Rule(
        "A loader calls only what its controller has handed it.",
        callers: [.loader],
        mustNotCall: Set.userInterface.union([.controller, .model, .service]),
        // A store's function, or a closure that was formed in a controller's.
        exceptThrough: .functions(["load()", "findPlace(named:)"])
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
