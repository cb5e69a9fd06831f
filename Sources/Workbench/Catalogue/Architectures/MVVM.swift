import MVVM
import Play
import Trace

extension Architecture {
  public static let mvvm = Architecture(
    name: "mvvm",
    title: "Model-View-ViewModel, bound by closures and boxes",
    module: "MVVM",
    roles: [
      ("ViewController", .view), ("ViewModel", .viewModel), ("Box", .binding),
      ("Observed", .binding), ("ObservedValue", .binding),
    ],
    deciders: [.viewModel],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view model calls a widget.",
        callers: [.viewModel, .binding],
        mustNotCall: .userInterface
      ),
      Rule(
        "A view model reaches a view through its binding only.",
        callers: [.viewModel, .binding],
        mustNotCall: [.view],
        exceptThrough: .closures
      ),
      Rule(
        "A view uses a binding only to bind to it.",
        callers: [.view],
        mustNotCall: [.binding],
        exceptThrough: .functions(["bind(_:)", "bind(_:update:)"])
      ),
      Rule(
        "A view model makes another one at most, and tells it nothing.",
        callers: [.viewModel],
        mustNotCall: [.viewModel],
        exceptThrough: .functions(["init"])
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
