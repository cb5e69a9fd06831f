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
  private let window: Window

  init(_ service: HeldPhotos) {
    controller = makePhotoCountScreen(service: service)
    window = Window(
      size: CellSize(width: 40, height: 3),
      rootViewController: controller
    )
    window.makeVisible()
  }

  var count: String {
    widgets(Label.self, in: controller.view).first?.text ?? ""
  }

  func reload() {
    pressReload(in: controller.view)
  }
}

/// The views of a type in a view, from top to bottom.
@MainActor
func widgets<Widget: View>(_ type: Widget.Type, in view: View) -> [Widget] {
  view.subviews.flatMap { subview in
    (subview as? Widget).map { [$0] } ?? widgets(type, in: subview)
  }
}

@MainActor
func pressReload(in view: View) {
  widgets(Button.self, in: view).first { $0.title == "Reload" }?.sendActions()
}

let pair = """
  Look for a ring of two: the view controller holds the presenter, and the \
  presenter holds the view controller. Only one of them owns the other.
  """
let three = """
  Look for a ring of three: the view controller holds its layout, the layout \
  holds a closure, and the closure holds whatever it names.
  """
let pending = """
  A task goes on until its answer has come, and holds until then whatever its \
  closure names. On a slow network that is a long time.
  """

await Checks.run { checks in
  checks.expect(
    "The screen shows that it loads, and then how many photos there are.",
    equals: ["Loading...", "Photos: 3"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      let first = screen.count
      service.answer(photos: 3)
      return [first, screen.count]
    },
    advice: { got in
      switch got {
      case ["", ""]:
        """
        Nothing is shown. Somebody has to hold the presenter, or it goes \
        before it has begun.
        """
      case ["Loading...", "Loading..."]:
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
    equals: "Photos: 5",
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.answer(photos: 3)
      screen.reload()
      service.answer(photos: 5)
      return screen.count
    },
    advice: { got in
      got == "Photos: 3" ? "Reload has to ask the service again." : nil
    }
  )
  checks.expect(
    "A failure is shown, and reloading still works after it.",
    equals: ["No Network", "Loading...", "Photos: 2"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.fail()
      let first = screen.count
      screen.reload()
      let second = screen.count
      service.answer(photos: 2)
      return [first, second, screen.count]
    }
  )
  checks.expect(
    "Reload asks the service again while an answer is pending, too.",
    equals: 2,
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      screen.reload()
      return service.pendingCount
    }
  )
  let isPairMended = checks.expectReleased(
    "The presenter does not keep its view alive.",
    advice: pair,
    after: { makePhotoCountScreen(service: HeldPhotos()) }
  )
  checks.expectReleased(
    "The layout's closure does not keep the view controller alive.",
    advice: isPairMended
      ? three : "The first ring holds it, too. Mend that one first.",
    after: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.answer(photos: 1)
      return screen.controller
    }
  )
  let slowService = HeldPhotos()
  checks.expectReleased(
    "The screen goes when its window goes, with an answer pending.",
    advice: "Something still holds it: look at the three references that lead "
      + "back.",
    after: {
      let screen = Screen(slowService)
      screen.reload()
      return screen.controller
    }
  )
  checks.expectReleased(
    "A presenter goes when nobody holds it, with an answer pending.",
    advice: pending,
    after: {
      let presenter = PhotoCountPresenter(service: slowService)
      presenter.viewDidLoad()
      presenter.reloadWanted()
      return presenter
    }
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
      "Who still holds this part? Look at each closure and each property."
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
      The presenter asks the service again at each reload, so the reference \
      to the service is ownership.
      """
    }
  )
  checks.expect(
    "Reload works each time, and each failure is shown in its own words.",
    equals: ["Photos: 1", "Server is overloaded", "Photos: 4"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      service.answer(photos: 1)
      var shown = [screen.count]
      screen.reload()
      service.fail(.overloaded)
      shown.append(screen.count)
      screen.reload()
      service.answer(photos: 4)
      return shown + [screen.count]
    }
  )
  checks.expect(
    "Of two pending answers, each is shown when it comes.",
    equals: ["Photos: 3", "Photos: 5"],
    from: {
      let service = HeldPhotos()
      let screen = Screen(service)
      screen.reload()
      service.answerFirst(photos: 3)
      let first = screen.count
      service.answerFirst(photos: 5)
      return [first, screen.count]
    },
    advice: { _ in "The screen did so before the leaks were mended." }
  )
  checks.expect(
    "The answers come late, nobody is there, and nothing happens.",
    equals: "0 pending, all is well",
    from: {
      slowService.answer(photos: 3)
      return "\(slowService.pendingCount) pending, all is well"
    }
  )
  checks.expect(
    "A presenter without its view takes an answer, and nothing happens.",
    equals: "0 pending, all is well",
    from: {
      let service = HeldPhotos()
      let presenter = presenterWithoutView(service)
      presenter.reloadWanted()
      service.answer(photos: 3)
      return "\(service.pendingCount) pending, all is well"
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

/// A presenter whose view controller is gone.
@MainActor
func presenterWithoutView(_ service: HeldPhotos) -> PhotoCountPresenter {
  let presenter = PhotoCountPresenter(service: service)
  let controller = PhotoCountViewController(presenter: presenter)
  presenter.view = controller
  controller.loadViewIfNeeded()
  service.settle()
  return presenter
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
