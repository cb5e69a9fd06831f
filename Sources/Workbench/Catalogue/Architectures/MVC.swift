import MVC
import Play
import Trace

extension Architecture {
  public static let mvc = Architecture(
    name: "mvc",
    alsoKnownAs: ["cocoa-mvc"],
    title: "Model-View-Controller, as in Cocoa",
    module: "MVC",
    roles: [("ViewController", .controller)],
    deciders: [.controller],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view calls a model or a service.",
        callers: [.widget],
        mustNotCall: [.model, .service]
      ),
      Rule(
        "Models and services reach the controller only through its completion "
          + "handler.",
        callers: [.model, .service],
        mustNotCall: [.controller],
        exceptThrough: .completionHandlers
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
