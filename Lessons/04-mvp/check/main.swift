import HeldServices
import ConsoleUI
import Layouts
import LessonChecks
import Models

@testable import Exercise04

await Checks.run { checks in
  expectDecisions(checks)
  expectSpy(checks)
  expectPassiveView(checks)
  expectFiles(checks)
  expectBehaviour(checks)
}

/// What the learner's presenter decides, before a spy of the check's own.
@MainActor
func expectDecisions(_ checks: Checks) {
  for (row, photo) in photos.enumerated() where photo.isForSale {
    checks.expect(
      "Without any screen: selecting \(photo.name) shows its detail.",
      equals: [outcomes[row]],
      from: { selecting([row], of: photos) },
      advice: { got in
        if got.isEmpty { return "The presenter said nothing to its view." }
        return row > 0 && got == [outcomes[0]]
          ? "It shows the first photo, whichever was selected: ask for its row."
          : nil
      }
    )
  }
  checks.expect(
    "Without any screen: selecting a photo that is not for sale says so.",
    equals: [outcomes[1]],
    from: { selecting([1], of: photos) },
    advice: { got in
      got == ["detail: Migrant Mother, https://example.org/2"]
        ? "The presenter has to ask isForSale." : nil
    }
  )
  checks.expect(
    "Each selection is decided anew, also in a list of other photos.",
    equals: [
      outcomes[2], outcomes[1], outcomes[1],
      "detail: Migrant\nMother, No address", outcomes[2],
    ],
    from: {
      selecting(
        [0, 1, 1, 2, 0],
        of: [
          .blueMarble, .photo("Earthrise", isForSale: false),
          .photo("Migrant\nMother", isForSale: true),
        ]
      )
    }
  )
  checks.expect(
    "After another load a selection is about the photos that are there now.",
    equals: [outcomes[0], outcomes[1]],
    from: {
      let service = HeldPhotos()
      let presenter = PhotoListPresenter(service: service)
      var answers: [String] = []
      for loaded in [photos, [photos[1]]] {
        presenter.viewDidLoad()
        service.answer(.success(loaded))
        let notes = Notes()
        presenter.view = notes
        presenter.photoSelected(atRow: 0)
        answers += notes.lines
      }
      return answers
    },
    advice: { got in
      got.last?.hasPrefix("detail:") == true
        ? "It kept what it decided about an earlier photo of this row." : nil
    }
  )
  checks.expect(
    "The presenter reaches no screen behind its view's protocol.",
    equals: "nothing",
    from: { shownBehindTheProtocol() },
    advice: { _ in
      "This view obeys no order, and still something is shown."
    }
  )
}

/// What the learner's spy writes down.
@MainActor
func expectSpy(_ checks: Checks) {
  let keepsAll = checks.expect(
    "The spy keeps every call with its arguments, in order.",
    equals: {
      let notes = Notes()
      ask(notes)
      return notes.lines
    }(),
    from: {
      let spy = PhotoListViewSpy()
      ask(spy)
      return noted(by: spy)
    },
    advice: { got in
      switch got.count {
      case 0: "A spy that writes nothing down finds no fault."
      case 1: "A spy that keeps the last call only cannot tell the order."
      case ..<12: "The spy was asked 12 things, and lost some of them."
      case 12: "It writes down something else than what it was told."
      default: nil
      }
    }
  )
  guard keepsAll else { return }
  checks.expect(
    "Your spy watches your presenter: a load that fails.",
    equals: [
      "loading: true", "loading: false",
      "alert: Alert, Server is overloaded",
    ],
    from: {
      let service = HeldPhotos()
      let presenter = PhotoListPresenter(service: service)
      let spy = PhotoListViewSpy()
      presenter.view = spy
      presenter.viewDidLoad()
      service.answer(.failure(.overloaded))
      return noted(by: spy)
    }
  )
}

/// That the learner's view passes on what is selected, and shows what it is
/// told.
@MainActor
func expectPassiveView(_ checks: Checks) {
  for (row, photo) in photos.enumerated() {
    checks.expect(
      "The view passes \(photo.name) on, and shows nothing by itself.",
      equals: [outcomes[row], "on the screen: the list"],
      from: {
        let screen = ListOnScreen()
        let notes = Notes()
        guard let presenter = screen.presenter else {
          return ["the view controller holds no presenter"]
        }
        presenter.view = notes
        screen.select(row)
        return notes.lines + ["on the screen: \(screen.shown)"]
      },
      advice: { got in
        got.last?.hasPrefix("on the screen: ") == true
          && got.last != "on the screen: the list"
          ? """
          If the view decides, a test needs a screen to check the decision. \
          Here the check gave the presenter another view, which should get \
          the order. The screen should have stayed as it was.
          """
          : nil
      }
    )
  }
  checks.expect(
    "Whatever is selected, the view deselects it.",
    equals: ["none", "none", "none"],
    from: {
      photos.indices.map { row in
        let screen = ListOnScreen()
        // One that tells nothing back: the view deselects of its own accord.
        let notes = Notes()
        screen.presenter?.view = notes
        screen.select(row)
        return screen.selectedRow.map { "row \($0)" } ?? "none"
      }
    },
    advice: { _ in "Call deselectRow(at:) for each selection, as before." }
  )
  checks.expect(
    "The view shows the alerts and details that it is told to, unchanged.",
    equals: [
      "alert: Ahoy, ", "alert: Not for sale,  two  spaces ",
      "detail: Ahoy, No address", "detail: , https://example.org/4",
    ],
    from: {
      [
        shown { $0.showAlert(title: "Ahoy", message: "") },
        shown { $0.showAlert(title: "Not for sale", message: " two  spaces ") },
        shown { $0.showDetail(name: "Ahoy", imageURL: nil) },
        shown { $0.showDetail(name: "", imageURL: "https://example.org/4") },
      ]
    },
    advice: { _ in "A passive view shows a text as it is given." }
  )
  checks.expect(
    "The view shows that it loads for as long as it is told so.",
    equals: ["loading: true", "the list"],
    from: {
      [
        shown { $0.setLoading(true) },
        shown {
          $0.setLoading(true)
          $0.setLoading(false)
        },
      ]
    }
  )
  checks.expect(
    "A cell shows the words that it is given, also none.",
    equals: ["Ahoy", " two  spaces ", "", "", "", ""],
    from: {
      let cell = PhotoCell()
      let view = cell as any PhotoCellView
      return [("Ahoy", " two  spaces ", ""), ("", "", "")].flatMap { words in
        view.setName(words.0)
        view.setDetails(words.1)
        view.setDate(words.2)
        return [cell.nameLabel, cell.detailsLabel, cell.dateLabel]
          .map { $0.text ?? "nothing" }
      }
    },
    advice: { _ in "The presenter words a row. The cell shows the words." }
  )
}

/// What one sees after the learner's view was told something.
@MainActor
private func shown(after tell: (any PhotoListView) -> Void) -> String {
  let screen = ListOnScreen()
  guard let view = screen.view else { return "no view" }
  tell(view)
  return screen.shown
}

/// By what a file's presenter lets others look at its photos.
private func photosOffered(in file: ExerciseSource) -> [String] {
  var names = file.openFunctions(of: "PhotoListPresenter")
  names += file.openProperties(of: "PhotoListPresenter")
  names = names.filter { name in
    ["photo", "photos"].contains(name) || name.lowercased().contains("sale")
  }
  let isPresenter = file.name == "PhotoListPresenter.swift"
  if isPresenter, file.names("subscript") { names.append("subscript") }
  return names
}

/// What running cannot show, in all files of the exercise.
@MainActor
func expectFiles(_ checks: Checks) {
  checks.expect(
    "The presenter offers no photos for others to decide about.",
    equals: [] as [String],
    from: { try checks.sources().flatMap(photosOffered) },
    advice: { _ in
      "The view no longer decides, so nobody else needs the photos."
    }
  )
  checks.expect(
    "The presenter answers a selection only by what it tells its view.",
    equals: "()",
    from: {
      let service = HeldPhotos()
      let presenter = PhotoListPresenter(service: service)
      presenter.viewDidLoad()
      service.answer(.success(photos))
      return String(describing: presenter.photoSelected(atRow: 0))
    },
    advice: { _ in
      "A function that returns an answer lets the view decide what to do."
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
      got.contains { $0.hasPrefix("PhotoListPresenter") }
        ? """
        A presenter that imports a screen cannot be tried without one. It \
        speaks to a protocol.
        """
        : "The view gets texts, so it does not need to know the photos."
    }
  )
}

/// That the list works, and goes when it is no longer needed.
@MainActor
func expectBehaviour(_ checks: Checks) {
  let service = HeldPhotos()
  let longLived = PhotoListPresenter(service: service)
  checks.expectReleased(
    "The presenter does not hold its view.",
    advice: """
      The view holds its presenter. If the presenter holds its view too, \
      each holds the other, and neither goes.
      """,
    after: {
      let notes = Notes()
      longLived.view = notes
      longLived.viewDidLoad()
      return notes
    }
  )
  checks.expect(
    "A presenter whose view has gone gets its answer, and nothing breaks.",
    equals: "nothing happens",
    from: {
      service.answer(.success(photos))
      longLived.photoSelected(atRow: 1)
      return "nothing happens"
    }
  )
  checks.expectReleased(
    "The screen goes when its window goes.",
    advice: "Something that the view controller holds also holds it.",
    after: {
      let screen = ListOnScreen()
      screen.select(0)
      return screen.controller
    }
  )
  checks.expect(
    "On a screen the list behaves as before, in every scenario.",
    equals: "as before",
    from: { try behaviour() },
    advice: { got in
      got.contains("not released")
        ? "Each holds the other, and neither goes." : nil
    }
  )
}
