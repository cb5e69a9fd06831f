import ConsoleUI
import Foundation
import LessonChecks
import Models

@testable import Exercise13

/// Keeps every question until the check answers it.
final class HeldPhotoService: PhotoService {
  private var pending: [Completion<[Photo]>] = []

  var questions: Int { pending.count }

  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    pending.append(completion)
  }

  /// Answers all that is pending; whoever asked is let go of.
  func answer(photos count: Int) {
    let completions = pending
    pending = []
    let photo = Photo(
      id: 1,
      name: "Earthrise",
      createdAt: Date(timeIntervalSince1970: 0),
      isForSale: false
    )
    for completion in completions {
      completion(.success(Array(repeating: photo, count: count)))
    }
  }
}

/// The learner's screen, which nobody sees.
@MainActor
struct Screen {
  let controller: ViewController
  private let window: Window

  init(_ service: HeldPhotoService) {
    controller = makePhotoCountScreen(service: service)
    window = Window(
      size: CellSize(width: 40, height: 3),
      rootViewController: controller
    )
    window.makeVisible()
  }

  var count: String {
    let layout = controller.view as? PhotoCountLayout
    return layout?.countLabel.text ?? ""
  }

  func reload() {
    window.buttons.first { $0.title == "Reload" }?.sendActions()
  }
}

let pair = """
  One ring is a pair: the view controller holds the presenter, and the \
  presenter holds the view controller. Only one of them owns the other.
  """
let three = """
  The other ring has three: the view controller holds its layout, the layout \
  holds a closure, and the closure holds whatever it names.
  """
let service = """
  The service holds the closure until it has answered, and the closure holds \
  whatever it names. On a bad line that is a long time.
  """

await Checks.run { checks in
  checks.expect(
    "The screen shows that it loads, and then how many photos there are.",
    equals: ["Loading...", "Photos: 3"],
    from: {
      let service = HeldPhotoService()
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
        The answer reaches nobody. The easiest way to leak nothing is to do \
        nothing.
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
      let service = HeldPhotoService()
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
  checks.expectReleased(
    "The presenter does not keep its view alive.",
    advice: pair,
    after: {
      let presenter = PhotoCountPresenter(service: HeldPhotoService())
      let controller = PhotoCountViewController(presenter: presenter)
      presenter.view = controller
      return controller
    }
  )
  checks.expectReleased(
    "The layout's closure does not keep the view controller alive.",
    advice: three,
    after: {
      let service = HeldPhotoService()
      let presenter = PhotoCountPresenter(service: service)
      let controller = PhotoCountViewController(presenter: presenter)
      controller.loadViewIfNeeded()
      service.answer(photos: 1)
      return controller
    }
  )
  let slowService = HeldPhotoService()
  checks.expectReleased(
    "The screen goes when its window goes, with an answer pending.",
    advice: "\(pair) \(three)",
    after: { Screen(slowService).controller }
  )
  checks.expectReleased(
    "A presenter goes when nobody holds it, with an answer pending.",
    advice: service,
    after: {
      let presenter = PhotoCountPresenter(service: slowService)
      presenter.viewDidLoad()
      return presenter
    }
  )
  checks.expect(
    "The answers come late, nobody is there, and nothing happens.",
    equals: "0 pending, all is well",
    from: {
      slowService.answer(photos: 3)
      return "\(slowService.questions) pending, all is well"
    }
  )
}
