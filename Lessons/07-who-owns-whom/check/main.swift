import ConsoleUI
import Foundation
import HeldServices
import LessonChecks
import Models

@testable import Exercise07

typealias HeldPhotos = HeldServices.HeldPhotos

extension HeldPhotos {
  /// Answers all that is pending with a failure.
  func fail(_ error: ServiceError = .noNetwork) {
    answerAll(.failure(error))
  }

  /// Answers who has waited longest; the others wait on.
  func answerFirst(photos count: Int) {
    answer(.success(photos(count)))
  }

  /// Answers all that is pending.
  func answer(photos count: Int) {
    answerAll(.success(photos(count)))
  }

  private func photos(_ count: Int) -> [Photo] {
    let photo = Photo(
      id: 1,
      name: "Earthrise",
      createdAt: Date(timeIntervalSince1970: 0),
      isForSale: false
    )
    return Array(repeating: photo, count: count)
  }
}

/// The learner's screen, which nobody sees.
@MainActor
struct Screen {
  let controller: ViewController
  private let navigation: NavigationController
  private let window: Window

  init(_ service: HeldPhotos) {
    controller = makePhotoCountScreen(service: service)
    navigation = NavigationController(rootViewController: controller)
    window = Window(
      size: CellSize(width: 40, height: 5),
      rootViewController: navigation
    )
    window.makeVisible()
  }

  /// What the screen shows after something has happened.
  func shown(_ event: String) -> String {
    "\(event): \(count(in: controller.view))"
  }

  func reload() {
    pressReload(in: controller.view)
  }

  /// Lets something happen while another screen covers this one.
  func whileCovered(_ event: () -> Void) {
    navigation.pushViewController(ViewController())
    event()
    navigation.popViewController()
  }
}

/// The views of a type in a view, from top to bottom.
@MainActor
func widgets<Widget: View>(_ type: Widget.Type, in view: View) -> [Widget] {
  view.subviews.flatMap { subview in
    (subview as? Widget).map { [$0] } ?? widgets(type, in: subview)
  }
}

/// What a screen's view shows.
@MainActor
func count(in view: View) -> String {
  widgets(Label.self, in: view).first?.text ?? ""
}

@MainActor
func pressReload(in view: View) {
  widgets(Button.self, in: view).first { $0.title == "Reload" }?.sendActions()
}

let pair = """
  Look for a ring of two: the view controller holds the presenter, and the \
  presenter holds the view controller. Only one of them owns the other.
  """
let loaded = """
  It goes if its view was never loaded. So look at what begins with \
  viewDidLoad, such as the layout's closure and whatever that names.
  """
let late = """
  It goes if the answers have come. So something that waits for an answer \
  holds it, such as a task and whatever its closure names.
  """
let pending = """
  A task goes on until its answer has come, and holds until then whatever its \
  closure names. On a slow network that is a long time.
  """
let above = "Mend what was found above first."

await Checks.run { checks in
  checks.expect(
    "The screen shows that it loads, and then how many photos there are.",
    equals: ["at first: Loading...", "after an answer of 3: Photos: 3"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      let first = screen.shown("at first")
      service.answer(photos: 3)
      return [first, screen.shown("after an answer of 3")]
    },
    advice: { got in
      switch got {
      case ["at first: ", "after an answer of 3: "]:
        """
        Nothing is shown. Is the presenter still there, and does it know its \
        view?
        """
      case ["at first: Loading...", "after an answer of 3: Loading..."]:
        """
        The answer reaches nobody. The task that waits for it has to tell the \
        view.
        """
      default:
        nil
      }
    }
  )
  checks.expect(
    "Reload asks the service again and shows its new answer.",
    equals: ["asked after Reload: 2", "after an answer of 5: Photos: 5"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.answer(photos: 3)
      screen.reload()
      let asked = "asked after Reload: \(service.asked.count)"
      service.answer(photos: 5)
      return [asked, screen.shown("after an answer of 5")]
    },
    advice: { got in
      got.first == "asked after Reload: 1"
        ? "Reload has to ask the service again." : nil
    }
  )
  checks.expect(
    "Each failure is shown in its own words, and Reload works each time.",
    equals: [
      "after a failure: No Network", "after Reload: Loading...",
      "after an answer of 2: Photos: 2",
      "after Reload and a failure: Server is overloaded",
      "after Reload and an answer of 4: Photos: 4",
    ],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.fail()
      var shown = [screen.shown("after a failure")]
      screen.reload()
      shown.append(screen.shown("after Reload"))
      service.answer(photos: 2)
      shown.append(screen.shown("after an answer of 2"))
      screen.reload()
      service.fail(.overloaded)
      shown.append(screen.shown("after Reload and a failure"))
      screen.reload()
      service.answer(photos: 4)
      return shown + [screen.shown("after Reload and an answer of 4")]
    }
  )
  checks.expect(
    "Reload asks the service again while an answer is pending, too.",
    equals: "pending after Reload: 2",
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      screen.reload()
      return "pending after Reload: \(service.pendingCount)"
    }
  )
  checks.expect(
    "Of two pending answers, each is shown when it comes.",
    equals: [
      "after the first, of 3: Photos: 3", "after the second, of 5: Photos: 5",
    ],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      screen.reload()
      service.answerFirst(photos: 3)
      let first = screen.shown("after the first, of 3")
      service.answerFirst(photos: 5)
      return [first, screen.shown("after the second, of 5")]
    },
    advice: { _ in "The screen did so before the leaks were mended." }
  )
  checks.expect(
    "An answer counts while another screen covers this one, and Reload later.",
    equals: ["after an answer of 3: Photos: 3", "after Reload: Loading..."],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.settle()
      screen.whileCovered { service.answer(photos: 3) }
      let shown = screen.shown("after an answer of 3")
      screen.reload()
      return [shown, screen.shown("after Reload")]
    },
    advice: { _ in "The screen did so before the leaks were mended." }
  )
  let isPairMended = checks.expectReleased(
    "The presenter does not keep its view alive.",
    advice: pair,
    after: { makePhotoCountScreen(service: HeldPhotos()) }
  )
  let goesAfterAnswers = checks.expectReleased(
    "The screen goes when its window goes, after its answers.",
    advice: isPairMended ? loaded : above,
    after: {
      let service = HeldPhotos()
      let screen = Screen(service)
      screen.reload()
      service.answer(photos: 1)
      return screen.controller
    }
  )
  checks.expectReleased(
    "The screen goes when its window goes, with an answer pending.",
    advice: isPairMended && goesAfterAnswers ? late : above,
    after: {
      let screen = Screen(HeldPhotos())
      screen.reload()
      return screen.controller
    }
  )
  let presenterGoes = checks.expectReleased(
    "A presenter goes when nobody holds it, with two answers pending.",
    advice: pending,
    after: { presenter(of: loadedController(), service: HeldPhotos()) }
  )
  checks.expect(
    "Every part of the screen goes with it, after answers and failures, too.",
    equals: [] as [String],
    from: {
      let service = HeldPhotos()
      let parts = Parts(of: usedScreen(service))
      return parts.stillHeld
    },
    advice: { _ in
      """
      An answer and a failure have come, and a third answer is pending. \
      Something still holds the parts named here.
      """
    }
  )
  checks.expect(
    "The screen keeps its service as long as it is there.",
    equals: "still there",
    from: {
      weak var service: HeldPhotos?
      let screen = {
        let onlyTheScreensOwn = HeldPhotos()
        service = onlyTheScreensOwn
        let screen = Screen(onlyTheScreensOwn)
        onlyTheScreensOwn.answer(photos: 1)
        return screen
      }()
      return withExtendedLifetime(screen) {
        service == nil ? "gone" : "still there"
      }
    },
    advice: { _ in
      """
      The service is gone, and its screen is still there. The next reload \
      needs the service.
      """
    }
  )
  checks.expect(
    "Two answers come late, their presenter is gone, and nothing is shown.",
    equals: ["after a success: Loading...", "after a failure: Loading..."],
    from: {
      [
        "after a success: " + shownWithoutPresenter { $0.answer(photos: 3) },
        "after a failure: " + shownWithoutPresenter { $0.fail() },
      ]
    },
    advice: { _ in
      presenterGoes
        ? "The view is still there, and it was given an answer."
        : "The presenter is still there. Mend that first."
    }
  )
  checks.expect(
    "Two answers come late, their view is gone, and nothing breaks.",
    equals: "all is well",
    from: {
      for answer in [{ $0.answer(photos: 3) }, { $0.fail() }]
        as [@MainActor (HeldPhotos) -> Void]
      {
        let service = HeldPhotos()
        let presenter = presenter(of: loadedController(), service: service)
        answer(service)
        withExtendedLifetime(presenter) {}
      }
      return "all is well"
    }
  )
  checks.expect(
    "Nothing is unowned.",
    equals: [] as [String],
    from: {
      try checks.sources().filter { $0.names("unowned") }.map(\.name)
    },
    advice: { _ in
      "Use weak: an unowned reference crashes when its object has gone."
    }
  )
  checks.expect(
    "A layout without its controller takes a press, and nothing breaks.",
    equals: "all is well",
    from: {
      pressReload(in: viewWithoutController())
      return "all is well"
    }
  )
}

/// A controller with a presenter of its own, which waits for an answer.
@MainActor
func loadedController() -> PhotoCountViewController {
  let presenter = PhotoCountPresenter(service: HeldPhotos())
  let controller = PhotoCountViewController(presenter: presenter)
  presenter.view = controller
  controller.loadViewIfNeeded()
  return controller
}

/// A presenter that waits for two answers, and that its view does not hold.
@MainActor
func presenter(
  of view: PhotoCountViewController,
  service: HeldPhotos
) -> PhotoCountPresenter {
  let presenter = PhotoCountPresenter(service: service)
  presenter.view = view
  presenter.viewDidLoad()
  service.settle()
  presenter.reloadWanted()
  service.settle()
  return presenter
}

/// What a view shows that is still there when its presenter is gone and the
/// answers come, for which a screen has waited, too, that is gone.
@MainActor
func shownWithoutPresenter(_ answer: (HeldPhotos) -> Void) -> String {
  let service = HeldPhotos()
  _ = usedScreen(service)
  let controller = loadedController()
  _ = presenter(of: controller, service: service)
  answer(service)
  return count(in: controller.view)
}

/// The view of a screen that is gone.
@MainActor
func viewWithoutController() -> View {
  Screen(HeldPhotos()).controller.view
}

/// The controller of a screen that has met an answer, a failure and a reload.
@MainActor
func usedScreen(_ service: HeldPhotos) -> ViewController {
  let screen = Screen(service)
  service.answer(photos: 3)
  screen.reload()
  service.fail()
  screen.reload()
  service.settle()
  return screen.controller
}
