import HeldServices
import ConsoleUI
import Layouts
import LessonChecks
import Models

@testable import Exercise05

await Checks.run { checks in
  expectTelling(checks)
  expectRows(checks)
  expectBinding(checks)
  expectRelease(checks)
  expectFiles(checks)
  checks.expect(
    "The list does all that is specified, in every scenario.",
    equals: "as specified",
    from: { try behaviour() }
  )
}

/// What the learner's view model tells a listener without a screen.
@MainActor
func expectTelling(_ checks: Checks) {
  checks.expect(
    "The view model tells that it begins to load, and that it ends.",
    equals: [
      "loading: true", "loading: false", "alert: Alert, No Network",
      "loading: true", "loading: false", "alert: Alert, Server is overloaded",
    ],
    from: {
      let listener = Listener()
      listener.viewModel.viewDidLoad()
      listener.service.answer(.failure(.noNetwork))
      listener.viewModel.reloadButtonTapped()
      listener.service.answer(.failure(.overloaded))
      return listener.notes
    },
    advice: { got in
      if got.contains(where: { $0.contains(", is ") }) {
        return """
          When the closure came, the property had another value than the one \
          that was told. Tell after the change.
          """
      }
      switch got.first {
      case "loading: false":
        return "What the listener was told is the value before the change."
      case "alert: Alert, No Network":
        return "Nobody was told of the loading."
      default:
        return nil
      }
    }
  )
  checks.expect(
    "It tells of new photos when they are there to ask for, at each load.",
    equals: [
      "photos: Earthrise, The Blue Marble", "photos: The Blue Marble",
      "photos: ",
    ],
    from: {
      let listener = Listener()
      listener.viewModel.viewDidLoad()
      listener.service.answer(.success([.earthrise, .blueMarble]))
      for photos in [[Photo.blueMarble], []] {
        listener.viewModel.reloadButtonTapped()
        listener.service.answer(.success(photos))
      }
      return listener.notes.filter { $0.hasPrefix("photos") }
    },
    advice: { got in
      if got.isEmpty { return "Nobody was told of the photos." }
      return got.first == "photos: "
        ? """
        The closure came before the change. Whoever is called asks at \
        once, and gets the old photos.
        """
        : nil
    }
  )
  checks.expect(
    "It needs no listener: without closures it works as well.",
    equals: 2,
    from: {
      let service = HeldPhotos()
      let viewModel = PhotoListViewModel(service: service)
      viewModel.viewDidLoad()
      service.answer(.success([.earthrise, .migrantMother]))
      return viewModel.numberOfPhotos
    }
  )
}

/// What the learner's screen shows in its rows.
@MainActor
func expectRows(_ checks: Checks) {
  let first = "Earthrise |  | 1970-01-01"
  let long = String(repeating: "a long text ", count: 20) + "with an end"
  let second = "Migrant  Mother | Graflex - with her children | 1970-01-02"
  let third = "The Blue Marble | Hasselblad | 1970-01-03"
  checks.expect(
    "On the screen each row has the words of its own photo.",
    equals: [first, second, third],
    from: {
      let screen = ListOnScreen()
      screen.load(.earthrise, .migrantMother, .blueMarble)
      return screen.rows
    },
    advice: { got in
      if got.isEmpty { return "The table shows no row." }
      if got.allSatisfy({ $0 == "nothing | nothing | nothing" }) {
        return "The cells stay empty."
      }
      return got == [first, first, first]
        ? "A row is worded from its own photo: photos[row]." : nil
    }
  )
  checks.expect(
    "After a reload the rows are those of the new photos.",
    equals: [third, first],
    from: {
      let screen = ListOnScreen()
      screen.load(.earthrise, .migrantMother)
      _ = screen.rows
      screen.reload()
      screen.load(.blueMarble, .earthrise)
      return screen.rows
    },
    advice: { got in
      got.first == first
        ? """
        These are the first photos' rows. They were made once and kept. Make \
        a cell view model when it is asked for.
        """
        : nil
    }
  )
  checks.expect(
    "A row shows the texts as they are, also long ones.",
    equals: ["\(long) | Graflex - \(long) | 1970-01-01"],
    from: {
      let screen = ListOnScreen()
      screen.load(.photo(long, long, isForSale: true, camera: "Graflex"))
      return screen.rows
    }
  )
  checks.expect(
    "No cell view model is kept.",
    equals: [] as [String],
    from: {
      let screen = ListOnScreen()
      screen.load(.earthrise, .migrantMother)
      _ = screen.rows
      let owners: [(String, Any)] =
        [("the view controller", screen.controller)]
        + (screen.viewModel.map { [("the view model", $0)] } ?? [])
      return owners.filter { keepsCellViewModel($0.1, depth: 1) }.map(\.0)
    },
    advice: { _ in
      "A kept one can be out of date. Make it when the table asks for a row."
    }
  )
}

/// That the learner's controller shows what its view model tells, and decides
/// nothing.
@MainActor
func expectBinding(_ checks: Checks) {
  checks.expect(
    "The screen follows its view model, whoever starts the load.",
    equals: [
      "no list, Loading", "the list", "no list, Loading", "no list, Loading",
      "the list",
    ],
    from: {
      let screen = ListOnScreen()
      var seen = [screen.shown]
      screen.load(.earthrise)
      seen.append(screen.shown)
      screen.viewModel?.reloadButtonTapped()
      seen.append(screen.shown)
      screen.viewModel?.reloadButtonTapped()
      screen.load(.earthrise)
      seen.append(screen.shown)
      screen.load(.earthrise)
      return seen + [screen.shown]
    },
    advice: { got in
      got.prefix(2) == ["no list, Loading", "the list"]
        ? "isLoading changed without a tap, and the screen did not follow it."
        : nil
    }
  )
  checks.expect(
    "The controller listens before the view model begins to load.",
    equals: "the controller",
    from: {
      let controller = makePhotoListScreen(service: HeldPhotos())
      let viewModel = heldViewModel(of: controller)
      var listener = "the controller"
      if viewModel?.isLoadingDidChange == nil {
        viewModel?.isLoadingDidChange = { _ in listener = "nobody" }
      }
      controller.loadViewIfNeeded()
      return listener
    },
    advice: { _ in
      """
      Within the call of viewDidLoad() the view model tells that it loads. \
      Whoever binds after that call has missed it.
      """
    }
  )
  checks.expect(
    "The screen shows the alerts and details that are told, unchanged.",
    equals: [
      "alert: Ahoy, ", "alert: Alert, ", "alert: Not for sale,  two  spaces ",
      "detail: Ahoy, No address", "detail: , https://example.org/4",
    ],
    from: {
      [
        shown { $0.showAlert?("Ahoy", "") },
        shown { $0.showAlert?("Alert", "") },
        shown { $0.showAlert?("Not for sale", " two  spaces ") },
        shown { $0.showDetail?("Ahoy", nil) },
        shown { $0.showDetail?("", "https://example.org/4") },
      ]
    },
    advice: { got in
      got.contains("the list")
        ? """
        A closure that nobody gave is not called, and nothing complains. Is \
        there one for each thing that the view model says?
        """
        : nil
    }
  )
  checks.expect(
    "The controller shows nothing by itself when Reload is tapped.",
    equals: "the list",
    from: {
      let screen = ListOnScreen()
      screen.load(.earthrise)
      screen.viewModel?.isLoadingDidChange = nil
      screen.reload()
      return screen.shown
    },
    advice: { _ in
      "Nobody told the screen that the list loads. Show it in the closure."
    }
  )
  checks.expect(
    "The controller shows nothing by itself when a photo is selected.",
    equals: [
      "detail: Earthrise", "alert: Not for sale", "detail: The Blue Marble",
      "on the screen: the list",
    ],
    from: {
      let screen = ListOnScreen()
      screen.load(.earthrise, .migrantMother, .blueMarble)
      var notes: [String] = []
      screen.viewModel?.showAlert = { title, _ in
        notes.append("alert: \(title)")
      }
      screen.viewModel?.showDetail = { name, _ in
        notes.append("detail: \(name)")
      }
      for row in 0..<3 { screen.select(row) }
      return notes + ["on the screen: \(screen.shown)"]
    },
    advice: { got in
      got.last == "on the screen: the list"
        ? nil
        : """
        Here somebody else listened to the view model, and the screen showed \
        something that nobody told it to. The view model decides.
        """
    }
  )
}

/// What one sees after the learner's view model has told its screen something.
@MainActor
private func shown(after tell: (PhotoListViewModel) -> Void) -> String {
  let screen = ListOnScreen()
  screen.load(.earthrise)
  guard let viewModel = screen.viewModel else { return "no view model" }
  tell(viewModel)
  return screen.shown
}

/// That the learner's closures hold nothing of the screen.
@MainActor
func expectRelease(_ checks: Checks) {
  checks.expectReleased(
    "The controller goes when its window goes, also while the list loads.",
    advice: """
      A closure that says self holds self. The controller holds the view \
      model, and that holds the closures: write [weak self].
      """,
    after: { ListOnScreen().controller }
  )
  let service = HeldPhotos()
  var longLived: PhotoListViewModel?
  checks.expectReleased(
    "A view model that lives longer holds nothing of its screen.",
    advice: "A closure holds what it names. Parts of the screen count, too.",
    after: {
      let screen = ListOnScreen(service)
      longLived = screen.viewModel
      return screen.controller.view
    }
  )
  var viewModelsOfParts: [PhotoListViewModel?] = []
  for (part, find) in [
    ("table", { $0.tableView }),
    ("activity indicator", { $0.activityIndicator }),
    ("button", { $0.reloadButton }),
  ] as [(String, (PhotoListLayout) -> View)] {
    checks.expectReleased(
      "It holds no \(part) of it, either.",
      advice: "A closure holds what it names. Parts of the screen count, too.",
      after: {
        let screen = ListOnScreen()
        viewModelsOfParts.append(screen.viewModel)
        return find(try screen.layout())
      }
    )
  }
  checks.expect(
    "A view model whose screen has gone gets its answer, and nothing breaks.",
    equals: "nothing happens",
    from: {
      service.answer(.success([.earthrise, .migrantMother]))
      longLived?.photoSelected(atRow: 0)
      longLived?.photoSelected(atRow: 1)
      return "nothing happens"
    }
  )
}

/// What running cannot show, in all files of the exercise.
@MainActor
func expectFiles(_ checks: Checks) {
  checks.expect(
    "Only the view model can set isLoading and read photos.",
    equals: [] as [String],
    from: {
      let isOpen = isWritable(\PhotoListViewModel.isLoading)
      let open = try checks.sources().flatMap { file in
        (file.openFunctions(of: "PhotoListViewModel")
          + file.openProperties(of: "PhotoListViewModel"))
          .filter { name in
            let isGiven = [
              "isLoading", "isLoadingDidChange", "numberOfPhotos",
              "photoSelected", "photosDidChange",
            ].contains(name)
            return !isGiven
              && (name.lowercased().contains("photo")
                || name.lowercased().contains("setloading"))
          }
      }
      let settable = try checks.sources().flatMap {
        $0.settableProperties(of: "PhotoListViewModel")
      }
      return (isOpen ? ["isLoading"] : [])
        + open + Set(settable).subtracting(open + ["isLoading"]).sorted()
    },
    advice: { _ in
      "What others can set or ask, they can also decide about."
    }
  )
  checks.expect(
    "Nothing is worded twice in the exercise.",
    equals: [] as [String],
    from: {
      let sources = try checks.sources()
      return ["DateFormatter", "camera", "joinedWithoutBlanks", "onOneLine"]
        .filter { word in sources.count { $0.names(word) } > 1 }
    },
    advice: { _ in
      "Two files word the same thing. One wording of a row is enough."
    }
  )
  checks.expect(
    "No file with widgets imports Models or Formatting.",
    equals: [] as [String],
    from: {
      try checks.sources()
        .filter { $0.name != "PhotoListScreen.swift" }
        .filter {
          !$0.imports.filter(["ConsoleUI", "Layouts"].contains).isEmpty
        }
        .flatMap { file in
          file.imports.filter(["Models", "Formatting"].contains)
            .map { "\(file.name) imports \($0)" }
        }
    },
    advice: { got in
      got.contains { $0.hasPrefix("PhotoListViewModel") }
        ? """
        A view model that knows its view is a presenter with another name. It \
        calls closures, and does not know whose.
        """
        : """
        The words of a row come from its cell view model. A view that words \
        must be tested on a screen.
        """
    }
  )
}
