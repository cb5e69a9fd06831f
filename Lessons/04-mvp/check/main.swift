import Catalogue
import ExerciseScenarios
import HeldServices
import LessonChecks
import Models
import Play
import Scenarios
import Trace

@testable import Exercise04

typealias HeldPhotos = HeldServices.HeldPhotos

private let loadingThenRows = ["loading", "the list", "Earthrise", "Blue"]

await Checks.run { checks in
  expectLoads(checks)
  expectDecisions(checks)
  expectOwnership(checks)
  expectSpy(checks)
  if expectPassiveView(checks) { expectScreen(checks) }
}

/// What the learner's presenter tells its view about loads.
@MainActor
func expectLoads(_ checks: Checks) {
  checks.expect(
    "Without a screen: the presenter loads when its view has, and once.",
    equals: ["not loading", "asked: 0", "loading", "asked: 1"],
    from: {
      let list = ListWithoutScreen()
      let before = list.service.asked.count
      let shown = list.view.shown
      list.presenter.viewDidLoad()
      let after = list.service.asked.count
      return shown + ["asked: \(before)"] + list.view.shown
        + ["asked: \(after)"]
    }
  )
  checks.expect(
    "When photos arrive, the view shows them, and the loading ends.",
    equals: ["not loading", "Earthrise", "Migrant Mother", "The Blue Marble"],
    from: { ListWithoutScreen(of: photos).view.shown }
  )
  checks.expect(
    "A reload is loading again, and replaces the rows, also by none.",
    equals: ["loading", "The Blue Marble", "no row"],
    from: {
      let list = ListWithoutScreen(of: [earthrise, migrantMother])
      list.presenter.reloadButtonTapped()
      list.service.settle()
      let first = list.view.shown.prefix(1)
      list.service.answer(.success([blueMarble]))
      let second = list.view.rows.map(\.name)
      list.reload(.success([]))
      return first + second + [list.view.rows.first?.name ?? "no row"]
    }
  )
  for (error, message) in [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
  ] {
    checks.expect(
      "A load that fails ends, and an alert says \"\(message)\".",
      equals: ["not loading", "alert: Alert, \(message)"],
      from: {
        let list = ListWithoutScreen()
        list.presenter.viewDidLoad()
        list.service.answer(.failure(error))
        return list.view.shown
      }
    )
  }
  checks.expect(
    "A reload that fails keeps the rows, and the next one replaces them.",
    equals: [
      ["not loading", "Earthrise", "alert: Alert, No Network"],
      ["not loading", "The Blue Marble", "alert: Alert, No Network"],
    ],
    from: {
      let list = ListWithoutScreen(of: [earthrise])
      list.reload(.failure(.noNetwork))
      // A table may ask for its rows at any time.
      list.view.reloadPhotos()
      let kept = list.view.shown
      list.reload(.success([blueMarble]))
      return [kept, list.view.shown]
    }
  )
  let answers: [(name: String, answer: Result<[Photo], ServiceError>)] = [
    ("photos", .success([migrantMother])),
    ("a failure", .failure(.noNetwork)),
  ]
  for (name, answer) in answers {
    checks.expect(
      "Of three loads at once only the last counts; the others bring \(name).",
      equals: [["loading"]]
        + Array(repeating: ["not loading", "The Blue Marble"], count: 2),
      from: {
        let list = ListWithoutScreen()
        list.presenter.viewDidLoad()
        list.presenter.reloadButtonTapped()
        list.presenter.reloadButtonTapped()
        list.service.answer(2, answer)
        let early = list.view.shown
        list.service.answer(3, .success([blueMarble]))
        let last = list.view.shown
        list.service.answer(1, answer)
        return [early, last, list.view.shown]
      }
    )
  }
  checks.expect(
    "Two lists have photos of their own.",
    equals: ["Earthrise", "The Blue Marble"],
    from: {
      let one = ListWithoutScreen(of: [earthrise])
      let other = ListWithoutScreen(of: [blueMarble])
      one.view.reloadPhotos()
      return (one.view.rows + other.view.rows).map(\.name)
    }
  )
}

/// How the learner's presenter fills rows, and what it does when one is
/// selected.
@MainActor
func expectDecisions(_ checks: Checks) {
  checks.expect(
    "A row has the name, the details and the date of its photo.",
    equals: [
      ["Earthrise", "1:1", "1968-12-23"],
      ["Migrant Mother", "Graflex - 1:1", "1936-03-06"],
      ["One and two", "1:1", "1970-01-01"],
    ],
    from: {
      ListWithoutScreen(of: [earthrise, migrantMother, photo("One\nand two")])
        .view.rows.map { [$0.name, $0.details, $0.date] }
    }
  )
  for (row, photo) in photos.enumerated() {
    checks.expect(
      photo.isForSale
        ? "Without a screen: selecting \(photo.name) shows its detail."
        : "Without a screen: an alert says that \(photo.name) is not for sale.",
      equals: [outcomes[row]],
      from: { ListWithoutScreen(of: photos).select(row) },
      advice: { got in
        got.isEmpty ? "The presenter said nothing to its view." : nil
      }
    )
  }
  checks.expect(
    "Each selection is decided anew, also in a list of other photos.",
    equals: [
      outcomes[2], outcomes[1], outcomes[1],
      "detail: Earth\nrise, https://example.org/9", outcomes[2],
    ],
    from: {
      ListWithoutScreen(of: [
        blueMarble, photo("Earth\nrise", isForSale: false),
        photo("Earth\nrise", id: 5, url: "https://example.org/9"),
      ]).select(0, 1, 1, 2, 0)
    }
  )
  checks.expect(
    "After reloads, a selection is about the photos that are there now.",
    equals: [outcomes[0], outcomes[1], outcomes[1]],
    from: {
      let list = ListWithoutScreen(of: photos)
      let first = list.select(0)
      list.reload(.success([migrantMother]))
      let second = list.select(0)
      list.reload(.failure(.noNetwork))
      return first + second + list.select(0)
    }
  )
}

/// What goes when nobody needs it any more.
@MainActor
func expectOwnership(_ checks: Checks) {
  let service = HeldPhotos()
  let presenter = PhotoListPresenter(service: service)
  checks.expectReleased(
    "A presenter does not keep its view, also while it loads.",
    advice: "The check kept the presenter, and let go of the view.",
    after: {
      let view = ViewDouble()
      presenter.view = view
      presenter.viewDidLoad()
      return view
    }
  )
  checks.expect(
    "When the view has gone, an answer and a selection break nothing.",
    equals: "nothing broke",
    from: {
      service.answer(.success(photos))
      if presenter.numberOfPhotos > 1 { presenter.photoSelected(atRow: 1) }
      return "nothing broke"
    }
  )
  let waiting = HeldPhotos()
  checks.expectReleased(
    "A presenter goes when nobody needs it, also while it loads.",
    advice: """
      The check let go of the presenter. Its load still waits for an answer: \
      does the task hold the presenter?
      """,
    after: {
      let list = ListWithoutScreen(waiting)
      list.presenter.viewDidLoad()
      return list.presenter
    }
  )
  waiting.answerAll(.success(photos))
}

/// What the learner's spy writes down.
@MainActor
func expectSpy(_ checks: Checks) {
  let told = ViewDouble()
  tellElevenThings(told)
  let keepsAll = checks.expect(
    "The spy is told eleven things, and keeps them all in order.",
    equals: told.log,
    from: {
      let spy = PhotoListViewSpy()
      tellElevenThings(spy)
      return log(of: spy)
    },
    advice: { got in
      got.count < 11 ? "It has kept \(got.count) of them." : nil
    }
  )
  guard keepsAll else { return }
  checks.expect(
    "Your spy sees what your presenter decides about three photos.",
    equals: outcomes,
    from: {
      let list = ListWithoutScreen(of: photos)
      let spy = PhotoListViewSpy()
      list.presenter.view = spy
      for row in 0..<list.presenter.numberOfPhotos {
        list.presenter.photoSelected(atRow: row)
      }
      return log(of: spy)
    }
  )
}

@MainActor
private func tellElevenThings(_ view: any PhotoListView) {
  view.setLoading(true)
  view.setLoading(false)
  view.setLoading(false)
  view.reloadPhotos()
  view.reloadPhotos()
  view.showAlert(title: "Alert", message: "No Network")
  view.showAlert(title: "Alert", message: "No Network")
  view.showDetail(name: "Earthrise", imageURL: nil)
  view.showDetail(name: "Earthrise", imageURL: "https://example.org/1")
  view.showAlert(title: "", message: " as it is ")
  view.setLoading(true)
}

/// What a spy has kept, in the words of the check's own view.
@MainActor
private func log(of spy: PhotoListViewSpy) -> [String] {
  let view = ViewDouble()
  for call in spy.calls {
    switch call {
    case .setLoading(let isLoading):
      view.setLoading(isLoading)
    case .reloadPhotos:
      view.reloadPhotos()
    case .showAlert(let title, let message):
      view.showAlert(title: title, message: message)
    case .showDetail(let name, let imageURL):
      view.showDetail(name: name, imageURL: imageURL)
    }
  }
  return view.log
}

/// That the learner's view passes on what the user does, and decides nothing.
///
/// Returns whether it does.
@MainActor
func expectPassiveView(_ checks: Checks) -> Bool {
  let shows = checks.expect(
    "On a screen: the view shows the loading, then the rows.",
    equals: loadingThenRows,
    from: {
      let service = HeldPhotos()
      let presenter = PhotoListPresenter(service: service)
      return whatIsSeen(on: ListOnScreen(madeOf: presenter, service))
    }
  )
  guard shows else { return false }
  let list = "on the screen: the list"
  let advice = { (got: [String]) -> String? in
    got.last == list
      ? nil
      : """
      Before the tap the check gave the presenter another view. So the \
      screen should have stayed as it was.
      """
  }
  let passesOn = photos.enumerated().map { row, photo in
    checks.expect(
      "The view deselects \(photo.name), tells the presenter, and no more.",
      equals: [outcomes[row], "selected: none", list],
      from: {
        let (screen, view) = screenWithAnotherView()
        screen.select(row)
        let selected = screen.selectedRow.map { "row \($0)" } ?? "none"
        return view.orders
          + ["selected: \(selected)", "on the screen: \(screen.shown)"]
      },
      advice: advice
    )
  }
  let reloads = checks.expect(
    "The view tells the presenter of a tap on Reload, and no more.",
    equals: ["loading", "asked: 2", list],
    from: {
      let (screen, view) = screenWithAnotherView()
      screen.tapReload()
      return view.shown
        + [
          "asked: \(screen.service.asked.count)",
          "on the screen: \(screen.shown)",
        ]
    },
    advice: advice
  )
  return reloads && !passesOn.contains(false)
}

/// A loaded list on a screen, and the view that its presenter speaks to.
@MainActor
private func screenWithAnotherView() -> (ListOnScreen, ViewDouble) {
  let service = HeldPhotos()
  let presenter = PhotoListPresenter(service: service)
  let screen = ListOnScreen(madeOf: presenter, service)
  service.answer(.success(photos))
  let view = ViewDouble()
  presenter.view = view
  return (screen, view)
}

/// That the whole list works as before, and goes with its screen.
@MainActor
func expectScreen(_ checks: Checks) {
  checks.expect(
    "The list of makePhotoListScreen shows the loading, then the rows.",
    equals: loadingThenRows,
    from: { whatIsSeen(on: ListOnScreen()) }
  )
  checks.expect(
    "On a screen the list behaves as before, in every scenario.",
    equals: "as before",
    from: {
      ExerciseScenarios(
        "04",
        .photoList,
        decidedBy: .presenter,
        ScreenFactory { (photos: any PhotoService, _: any PictureService) in
          makePhotoListScreen(service: photos)
        }
      ).failure(in: .photoListWithoutPictures) ?? "as before"
    }
  )
}

/// What one sees before the photos arrive, and then.
@MainActor
private func whatIsSeen(on screen: ListOnScreen) -> [String] {
  let first = screen.shown
  screen.service.answer(.success([earthrise, photo("Blue")]))
  return [first, screen.shown] + screen.rowNames
}
