import MVVM
import Play
import Trace

extension Architecture {
  public static let mvvm = Architecture(
    name: "mvvm",
    title: "Model-View-ViewModel, bound by closures and boxes",
    module: "MVVM",
    roles: [
      ("ViewController", .view), ("Cell", .view), ("ViewModel", .viewModel),
      ("Box", .binding), ("Observed", .binding), ("ObservedValue", .binding),
      ("Binding", .binding),
    ],
    deciders: [.viewModel],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view model calls a widget, opening and closing screens aside.",
        callers: [.viewModel],
        mustNotCall: .userInterface,
        // The assembly's closures push and pop the editor. What they call
        // counts as called by the view model, which calls the closure.
        exceptThrough: .functions([
          "navigationController", "popViewController()",
          "pushViewController(_:)",
        ])
      ),
      Rule(
        "A binding sets what a widget shows, and calls nothing else of it.",
        callers: [.binding],
        mustNotCall: .userInterface,
        // What views bind by a key path.
        exceptThrough: .functions([
          "image", "isEnabled", "selectedSegmentIndex", "text", "title",
        ])
      ),
      Rule(
        "A view model reaches a view through its binding only.",
        callers: [.viewModel, .binding],
        mustNotCall: [.view],
        exceptThrough: .closures
      ),
      Rule(
        "A view uses a binding only to bind to it, or to end that.",
        callers: [.view],
        mustNotCall: [.binding],
        exceptThrough: .functions([
          "bind(_:)", "bind(_:update:)", "bind(to:_:)", "unbind(_:)",
        ])
      ),
      Rule(
        "A view's widgets change only under its bindings, setting up aside.",
        callers: [.view],
        mustNotCall: [.widget],
        // A row that was selected is let go: it answers the user, and shows
        // nothing.
        exceptThrough: .reading(functions: ["deselectRow(at:)"]),
        where: .exceptUnder(
          Set.settingUp.union(Set.makingRows),
          callsFrom: [.viewModel, .binding]
        )
      ),
      Rule(
        "A view model makes and reads another one at most, and tells it "
          + "nothing.",
        callers: [.viewModel],
        mustNotCall: [.viewModel],
        exceptThrough: .reading(functions: ["init"])
      ),
      Rule(
        "No model and no service reaches a view model but as an answer that it "
          + "awaits or an observer that it registered.",
        callers: [.model, .service],
        mustNotCall: [.viewModel, .binding],
        exceptThrough: .functions(["todoStoreDidChange(_:)"])
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
