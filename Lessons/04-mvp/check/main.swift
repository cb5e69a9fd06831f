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

private let loadingThenRows = [
  "asked before the view is loaded: 0", "then: 1", "loading",
  "Earthrise, Blue",
]

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
    "viewDidLoad() says at once that a load begins, and asks the service once.",
    equals: [
      "not loading", "service asked: 0", "loading", "service asked: 1",
    ],
    from: {
      let list = ListWithoutScreen()
      let before = list.service.asked.count
      let shown = list.view.shown
      list.presenter.viewDidLoad()
      let atOnce = list.view.shown
      return shown + ["service asked: \(before)"] + atOnce
        + ["service asked: \(list.service.asked.count)"]
    }
  )
  checks.expect(
    "When photos arrive, the view shows them, and the loading ends.",
    equals: [
      "told to reload", "not loading", "Earthrise", "Migrant Mother",
      "The Blue Marble",
    ],
    from: {
      let view = ListWithoutScreen(of: photos).view
      let isTold = view.log.contains("reload")
      return [isTold ? "told to reload" : "not told to reload"] + view.shown
    }
  )
  checks.expect(
    "A reload is loading again, and replaces the rows.",
    equals: ["loading", "The Blue Marble", "Marble of 1972", "no row"],
    from: {
      let list = ListWithoutScreen(of: [earthrise, migrantMother])
      list.presenter.reloadButtonTapped()
      var seen = Array(list.view.shown.prefix(1))
      list.service.answer(.success([blueMarble]))
      seen += list.view.rows.map(\.name)
      list.reload(.success([photo("Marble of 1972", id: blueMarble.id)]))
      seen += list.view.rows.map(\.name)
      list.reload(.success([]))
      return seen + [list.view.rows.first?.name ?? "no row"]
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
  tellTwelveThings(told)
  let keepsAll = checks.expect(
    "The spy is told twelve things, and keeps them all in order.",
    equals: told.log,
    from: {
      let spy = PhotoListViewSpy()
      tellTwelveThings(spy)
      return log(of: spy)
    },
    advice: { got in
      got.count < 12 ? "It has kept \(got.count) of them." : nil
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
      let before = spy.calls.count
      for row in 0..<list.presenter.numberOfPhotos {
        list.presenter.photoSelected(atRow: row)
      }
      return Array(log(of: spy).dropFirst(before))
    }
  )
}

@MainActor
private func tellTwelveThings(_ view: any PhotoListView) {
  view.setLoading(true)
  view.setLoading(false)
  view.setLoading(false)
  view.reloadPhotos()
  view.reloadPhotos()
  view.showAlert(title: "Alert", message: "No Network")
  view.showAlert(title: "Alert", message: "No Network")
  view.showDetail(name: "Earthrise", imageURL: nil)
  view.showDetail(name: "Earthrise", imageURL: nil)
  view.showDetail(name: "Earthrise", imageURL: "https://example.org/1")
  view.showAlert(title: "Not for sale", message: "This item is not for sale")
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
      let screen = ListOnScreen.ofParts()
      guard screen.presenter != nil else { return ["the presenter is gone"] }
      return whatIsSeen(on: screen)
    },
    advice: { got in
      got == ["the presenter is gone"]
        ? "The check let go of it. The view controller has to hold it." : nil
    }
  )
  guard shows else { return false }
  let obeys = expectObedience(checks)
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
  return obeys && reloads && !passesOn.contains(false)
}

/// That the learner's view does what it is told, and nothing by itself.
///
/// Returns whether it does.
@MainActor
private func expectObedience(_ checks: Checks) -> Bool {
  let tellsOnce = checks.expect(
    "The view says once that it has loaded, also when one comes back to it.",
    equals: ["asked: 1", "detail: Blue", "asked: 1"],
    from: {
      let (screen, _) = screenWithAnotherView()
      let before = screen.service.asked.count
      screen.view?.showDetail(name: "Blue", imageURL: nil)
      let detail = screen.seen
      screen.goBack()
      return [
        "asked: \(before)", detail, "asked: \(screen.service.asked.count)",
      ]
    }
  )
  guard tellsOnce else { return false }
  let shows = checks.expect(
    "The view shows what it is told, and no more.",
    equals: [
      "setLoading(true): loading", "setLoading(false): One",
      "showDetail: detail: Blue", "back again: One",
      "reloadPhotos(): One, Two",
      "setLoading(true), reloadPhotos(): loading",
      "showAlert: alert: Alert, No Network",
    ],
    from: {
      let (screen, _) = screenWithAnotherView([earthrise])
      screen.change(to: [photo("One"), photo("Two")])
      let view = screen.view
      var seen: [String] = []
      @MainActor func tell(_ what: String, _ order: @MainActor () -> Void) {
        order()
        seen.append("\(what): \(screen.seen)")
      }
      tell("setLoading(true)") { view?.setLoading(true) }
      tell("setLoading(false)") { view?.setLoading(false) }
      tell("showDetail") { view?.showDetail(name: "Blue", imageURL: nil) }
      tell("back again") { screen.goBack() }
      tell("reloadPhotos()") { view?.reloadPhotos() }
      tell("setLoading(true), reloadPhotos()") {
        view?.setLoading(true)
        view?.reloadPhotos()
      }
      tell("showAlert") {
        view?.showAlert(title: "Alert", message: "No Network")
      }
      return seen
    },
    advice: { _ in
      """
      The presenter had one photo, Earthrise. While it had another view, it \
      got two others. Then your view was told these things.
      """
    }
  )
  let asks = checks.expect(
    "The table has the rows of the presenter, whenever it asks for them.",
    equals: "One, Two, Three",
    from: {
      let (screen, _) = screenWithAnotherView([earthrise])
      screen.change(to: [photo("One"), photo("Two"), photo("Three")])
      screen.reloadTable()
      return screen.seen
    },
    advice: { _ in
      """
      The presenter had one photo, Earthrise. While it had another view, it \
      got three others. Then the table was reloaded.
      """
    }
  )
  return shows && asks
}

/// A loaded list on a screen, and the view that its presenter speaks to.
@MainActor
private func screenWithAnotherView(
  _ photos: [Photo] = photos
) -> (ListOnScreen, ViewDouble) {
  let screen = ListOnScreen.ofParts()
  screen.service.answer(.success(photos))
  let view = ViewDouble()
  screen.presenter?.view = view
  return (screen, view)
}

extension ListOnScreen {
  /// Gives the presenter other photos.
  fileprivate func change(to photos: [Photo]) {
    presenter?.reloadButtonTapped()
    service.answer(.success(photos))
  }
}

/// That the whole list works as before, and goes with its screen.
@MainActor
func expectScreen(_ checks: Checks) {
  let shows = checks.expect(
    "The list of makePhotoListScreen shows the loading, then the rows.",
    equals: loadingThenRows,
    from: { whatIsSeen(on: ListOnScreen()) },
    advice: { _ in
      """
      The same view controller has shown this where the check had set the \
      presenter's view.
      """
    }
  )
  guard shows else { return }
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
  let asked = [
    "asked before the view is loaded: \(screen.askedEarly)",
    "then: \(screen.service.asked.count)",
  ]
  let first = screen.seen
  screen.service.answer(.success([earthrise, photo("Blue")]))
  return asked + [first, screen.seen]
}
