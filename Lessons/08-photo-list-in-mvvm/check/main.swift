import LessonChecks
import Models

@testable import Exercise08

await Checks.run { checks in
  checks.expect(
    "The view model tells that it begins to load, and that it ends.",
    equals: ["loading: true", "loading: false", "alert: Alert, No Network"],
    from: {
      let listener = Listener()
      listener.viewModel.viewDidLoad()
      listener.service.answer(.failure(.noNetwork))
      return listener.notes
    },
    advice: { got in
      switch got.first {
      case "loading: false":
        "What the listener was told is the value before the change."
      case "alert: Alert, No Network":
        "Nobody was told of the loading."
      default: nil
      }
    }
  )
  for photos in [[Photo.earthrise], [.earthrise, .migrantMother]] {
    checks.expect(
      "It tells of new photos (\(photos.count)) when they are there to ask for.",
      equals: "photos: \(photos.count)",
      from: {
        let listener = Listener()
        listener.viewModel.viewDidLoad()
        listener.service.answer(.success(photos))
        return listener.notes.first { $0.hasPrefix("photos") } ?? "nothing"
      },
      advice: { got in
        got == "nothing"
          ? "Nobody was told of the photos."
          : """
          The closure came before the change. Whoever is called asks at \
          once, and gets the old photos.
          """
      }
    )
  }
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
  checks.expect(
    "The view model imports Models only.",
    equals: ["Models"],
    from: { try checks.source("PhotoListViewModel.swift").imports },
    advice: { got in
      got.contains { ["ConsoleUI", "Layouts"].contains($0) }
        ? """
        A view model that knows its view is a presenter with another name. It \
        calls closures, and does not know whose.
        """
        : nil
    }
  )
  checks.expect(
    "On the screen each row has the words of its own photo.",
    equals: ["Earthrise", "1970-01-01", "Migrant Mother", "1970-01-01"],
    from: {
      let screen = Screen()
      screen.load(.earthrise, .migrantMother)
      return screen.rows
    },
    advice: { got in
      switch got.filter({ $0 == "Earthrise" }).count {
      case 0: "The cells stay empty, or the table was not told to reload."
      case 2: "A row is worded from its own photo: photos[row]."
      default: nil
      }
    }
  )
  checks.expect(
    "After a reload the rows are those of the new photos.",
    equals: ["The Blue Marble", "1970-01-01"],
    from: {
      let screen = Screen()
      screen.load(.earthrise)
      screen.reload()
      screen.load(.blueMarble)
      return screen.rows
    },
    advice: { got in
      got.first == "Earthrise"
        ? """
        These are the first photos' rows. They were made once and kept. Make \
        a cell view model when it is asked for.
        """
        : nil
    }
  )
  checks.expect(
    "The controller words nothing.",
    equals: [] as [String],
    from: {
      let source = try checks.source("PhotoListViewController.swift")
      return ["joinedWithoutBlanks", "onOneLine", "PhotoCellViewModel("]
        .filter { source.contains($0) }
    },
    advice: { _ in
      """
      The words of a row come from its cell view model. A view that words \
      must be tested on a screen.
      """
    }
  )
  checks.expectReleased(
    "The controller goes when its window goes, also while the list loads.",
    advice: """
      A closure that says self holds self. The controller holds the view \
      model, and that holds the closures: write [weak self].
      """,
    after: { Screen().controller }
  )
  checks.expect(
    "The list does all that is specified, in every scenario.",
    equals: "as specified",
    from: { try behaviour() },
    advice: { got in
      got.contains("photo-list 4") || got.contains("photo-list 5")
        ? """
        A closure that nobody gave is not called, and nothing complains. Is \
        there one for each thing that the view model says?
        """
        : nil
    }
  )
}
