import MVVMObservation
import Play
import Trace

extension Role {
  /// What keeps a table's rows for a view.
  static let dataSource = Role("data source")
  /// What an alert or a screen that is presented shows.
  static let presentationState = Role("presentation state")
}

extension Architecture {
  /// MVVM, where the framework tracks what a view reads.
  public static let mvvmObservation = Architecture(
    name: "mvvm-observation",
    alsoKnownAs: ["observation", "observable"],
    title: "Model-View-ViewModel, with an @Observable view model",
    module: "MVVMObservation",
    roles: [
      ("ViewController", .view), ("Cell", .view),
      ("DataSource", .dataSource), ("ViewModel", .viewModel),
      ("Model", .model), ("SaveFailure", .model),
      ("Contents", .presentationState),
    ],
    deciders: [.viewModel],
    holders: [.viewModel, .model],
    rules: [
      Rule(
        "No model, service or view model calls a view, a controller or a "
          + "widget, but by what observes it.",
        callers: [.model, .service, .viewModel, .presentationState],
        mustNotCall: Set.userInterface.union([.view, .dataSource]),
        exceptThrough: .functions(["observe(_:then:)"])
      ),
      Rule(
        "No model and no service reaches a view model but as an answer that it "
          + "awaits.",
        callers: [.model, .service],
        mustNotCall: [.viewModel, .presentationState]
      ),
      Rule(
        "A view only reads while it updates itself or presents.",
        callers: [.view],
        mustNotCall: [.viewModel, .presentationState],
        // A screen that is pushed says that it has loaded.
        exceptThrough: .reading(functions: ["viewDidLoad()"]),
        where: .under(Set.updating)
      ),
      // What is read elsewhere is not tracked, so its changes are missed.
      Rule(
        "A view reads its view model only while it updates itself, presents "
          + "and makes rows.",
        callers: [.view],
        mustNotCall: [.viewModel, .presentationState],
        exceptThrough: .allButReading,
        where: .exceptUnder(Set.updating.union(Set.makingRows))
      ),
      Rule(
        """
        Widgets change only under updateProperties(), cells and setting up \
        aside.
        """,
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .reading(
          functions: ["dequeueReusableCell(_:)", "deselectRow(at:)"]
        ),
        where: .exceptUnder(
          Set.settingUp.union(Set.makingRows).union(Set.updatingCells)
            .union(["updateProperties()"])
        )
      ),
      Rule(
        "A cell that updates itself changes nothing outside of the table's "
          + "rows.",
        callers: [.view],
        mustNotCall: [.widget],
        exceptThrough: .changingRows,
        where: .under(Set.updatingCells)
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

extension Set<String> {
  /// The functions in which a controller's or a cell's reading is tracked.
  fileprivate static let updating = Set.updatingCells.union([
    "updateProperties()", "observe(_:then:)", "present(alert:whenAnswered:)",
    "present(alert:whenClosed:)", "push(item:screen:whenLeft:)",
    "observeOnceViewAppears(_:then:)",
  ])
}
