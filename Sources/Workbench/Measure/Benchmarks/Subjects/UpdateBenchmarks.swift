import ConsoleUI
import MVVM

extension Benchmark {
  /// What a text takes from who decides to the label, in each pattern.
  ///
  /// A `Box` has one listener at a time, so there is no row with more.
  package static var updates: [Benchmark] {
    let group = "update of a view"
    let floor = "direct call"
    let closure = "MVVM, closure in didSet"
    return [
      update(group, floor) { screen in { screen.show($0) } },
      update(group, "MVC, controller to label", floor: floor) { screen in
        let controller = Controller(screen: screen)
        return { controller.textDidChange($0) }
      },
      update(group, "MVP, weak protocol", floor: floor) { screen in
        let presenter = Presenter(view: screen)
        return { presenter.textDidChange($0) }
      },
      update(group, closure, floor: floor) { screen in
        let viewModel = ClosureViewModel()
        viewModel.textDidChange = { [weak screen] in screen?.label.text = $0 }
        return { viewModel.setText($0) }
      },
      update(group, "MVVM, Box", floor: closure) { screen in
        let box = Box("")
        box.bind { [weak screen] in screen?.label.text = $0 }
        return { box.value = $0 }
      },
      update(group, "@Observable, tracked anew", floor: floor) { screen in
        let viewModel = ObservableViewModel()
        screen.follow(viewModel)
        return {
          viewModel.text = $0
          if screen.needsUpdate { screen.follow(viewModel) }
        }
      },
    ]
  }

  /// One of the patterns; two texts take turns, so that every update changes
  /// the label.
  private static func update(
    _ group: String,
    _ name: String,
    floor: String? = nil,
    _ makeSetter: @escaping (Screen) -> (String) -> Void
  ) -> Benchmark {
    Benchmark(group, name, floor: floor, unitsPerRepetition: 2) {
      let screen = Screen()
      let set = makeSetter(screen)
      return { count in
        for _ in 0..<count {
          set("Loading...")
          set("Broken clouds - 72℉, feels like more")
        }
        Sink.take(screen.label.text)
      }
    }
  }
}
