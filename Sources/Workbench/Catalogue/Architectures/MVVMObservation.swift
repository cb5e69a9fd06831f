import MVVMObservation
import WorkbenchKit

extension Role {
  /// What a view reads in a view model where one value does not say it all.
  static let contents = Role("contents")
}

extension Architecture {
  public static let mvvmObservation = Architecture(
    name: "mvvm-observation",
    alsoKnownAs: ["observation", "observable"],
    title: "Model-View-ViewModel, the view model observed by the language",
    module: "MVVMObservation",
    roles: [
      ("ViewController", .view), ("ViewModel", .viewModel),
      ("Contents", .contents),
    ],
    deciders: [.viewModel],
    rules: [
      .modelsAndServicesCallNoView,
      Rule(
        "No view model calls a view, a controller or a widget.",
        callers: [.viewModel, .contents],
        mustNotCall: Set.userInterface.union([.view])
      ),
      Rule(
        "A view only reads while it updates itself.",
        callers: [.view],
        mustNotCall: [.viewModel, .contents],
        exceptThrough: .reading(functions: []),
        where: .under(Set.updating)
      ),
      Rule(
        "Widgets change only under updateProperties(), cells aside.",
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .reading(functions: []),
        where: .exceptUnder(
          Set.settingUp.union(["updateProperties", "tableView"])
        )
      ),
      .viewsCallNoService,
      .viewsCallNoModel,
    ],
    screens: [
      .greeting: ScreenFactory(makeGreetingScreen),
      .photoList: ScreenFactory(makePhotoListScreen),
      .weather: ScreenFactory(makeWeatherScreen),
    ]
  )
}

extension Set<String> {
  /// The functions in which a controller's reading is tracked.
  fileprivate static let updating: Self = [
    "updateProperties", "updatePresentation",
  ]
}
