import HeldServices
import ConsoleUI
import Layouts

@testable import Exercise04

/// The learner's list of ``photos`` on a screen, which nobody sees.
@MainActor
struct ListOnScreen {
  let controller: ViewController
  private let navigation: NavigationController
  private let window: Window

  init() {
    let service = HeldPhotos()
    controller = makePhotoListScreen(service: service)
    navigation = NavigationController(rootViewController: controller)
    window = Window(
      size: CellSize(width: 40, height: 12),
      rootViewController: navigation
    )
    window.makeVisible()
    service.answer(.success(photos))
  }

  /// The presenter that the controller holds, whatever it is called there.
  var presenter: PhotoListPresenter? {
    Mirror(reflecting: controller).children
      .lazy.compactMap { $0.value as? PhotoListPresenter }.first
  }

  /// The controller as its presenter knows it.
  var view: (any PhotoListView)? {
    controller as? any PhotoListView
  }

  func select(_ row: Int) {
    _ = window.makeFrame()
    window.tables.first?.selectRow(at: row)
  }

  var selectedRow: Int? { window.tables.first?.selectedRow }

  /// What one sees, in the words of ``Notes``.
  var shown: String {
    if let alert = window.presentedAlert {
      return "alert: \(alert.title ?? ""), \(alert.message ?? "")"
    }
    if let detail = navigation.topViewController?.view as? PhotoDetailLayout {
      let caption = detail.urlLabel.text ?? ""
      return "detail: \(detail.nameLabel.text ?? ""), \(caption)"
    }
    if window.tables.isEmpty {
      return window.isAnimating ? "loading: true" : "nothing"
    }
    return window.isAnimating ? "the list, and the indicator" : "the list"
  }
}

/// A view with a screen behind it, which a presenter must not reach.
final class ScreenSpy: ViewController, PhotoListView {
  func setLoading(_ isLoading: Bool) {}
  func reloadPhotos() {}
  func showAlert(title: String, message: String) {}
  func showDetail(name: String, imageURL: String?) {}
}

/// What is seen after a presenter has spoken to a view with a screen.
@MainActor
func shownBehindTheProtocol() -> String {
  let service = HeldPhotos()
  let presenter = PhotoListPresenter(service: service)
  let screen = ScreenSpy()
  let navigation = NavigationController(rootViewController: screen)
  let window = Window(
    size: CellSize(width: 40, height: 12),
    rootViewController: navigation
  )
  window.makeVisible()
  presenter.view = screen
  presenter.viewDidLoad()
  service.answer(.success(photos))
  for row in photos.indices { presenter.photoSelected(atRow: row) }
  if let alert = window.presentedAlert {
    return "alert: \(alert.title ?? "")"
  }
  return navigation.topViewController === screen ? "nothing" : "a screen"
}
