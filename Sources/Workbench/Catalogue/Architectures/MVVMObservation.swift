import MVVMObservation
import WorkbenchKit

extension Role {
  /// What an alert or a screen that is presented shows.
  static let presentationState = Role("presentation state")
}

extension Architecture {
  /// MVVM, where the framework tracks what a view reads.
  ///
  /// A view that reads its view model outside of `updating` misses the changes
  /// of what it has read. No rule can say so: an exception can let all readings
  /// pass, but not all that is no reading.
  public static let mvvmObservation = Architecture(
    name: "mvvm-observation",
    alsoKnownAs: ["observation", "observable"],
    title: "Model-View-ViewModel, with an @Observable view model",
    module: "MVVMObservation",
    roles: [
      ("ViewController", .view), ("ViewModel", .viewModel),
      ("Model", .model), ("Contents", .presentationState),
    ],
    deciders: [.viewModel],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view model calls a view, a controller or a widget.",
        callers: [.viewModel, .presentationState],
        mustNotCall: Set.userInterface.union([.view])
      ),
      Rule(
        "A view only reads while it updates itself.",
        callers: [.view],
        mustNotCall: [.viewModel, .presentationState],
        exceptThrough: .reading(functions: []),
        where: .under(Set.updating)
      ),
      Rule(
        """
        Widgets change only under updateProperties(), cells and setting up \
        aside.
        """,
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .reading(
          functions: ["dequeueReusableCell", "deselectRow"]
        ),
        where: .exceptUnder(Set.settingUp.union(["updateProperties", "fill"]))
      ),
      .viewsCallNoService,
      .viewsCallNoModel,
    ],
    screens: [
      .greeting: ScreenFactory(makeGreetingScreen),
      .photoList: ScreenFactory(makePhotoListScreen),
      .weather: ScreenFactory(makeWeatherScreen),
      .todo: ScreenFactory(makeTodoScreen),
    ]
  )
}

extension Set<String> {
  /// The functions in which a controller's reading is tracked.
  fileprivate static let updating: Self = [
    "updateProperties", "updatePresentation",
  ]
}
