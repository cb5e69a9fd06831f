import Catalogue
import ConsoleUI
import Models
import WorkbenchKit

@testable import Exercise08

/// A listener without a screen: it notes what it is told, and asks at once,
/// as a table does.
@MainActor
final class Listener {
  let service = HeldPhotos()
  let viewModel: PhotoListViewModel
  var notes: [String] = []

  init() {
    viewModel = PhotoListViewModel(service: service)
    viewModel.isLoadingDidChange = { [weak self] in
      self?.notes.append("loading: \($0)")
    }
    viewModel.photosDidChange = { [weak self] in
      guard let self else { return }
      notes.append("photos: \(viewModel.numberOfPhotos)")
    }
    viewModel.showAlert = { [weak self] in
      self?.notes.append("alert: \($0), \($1)")
    }
  }
}

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as specified".
@MainActor
func behaviour() throws -> String {
  let yours = Architecture(
    name: "yours",
    title: "The exercise",
    module: "Exercise08",
    roles: [],
    deciders: [.viewModel],
    rules: [],
    screens: [
      .photoList: ScreenFactory(makePhotoListScreen)
    ]
  )
  guard let variant = Variant(yours, .photoList) else { return "no screen" }
  for scenario in Feature.photoList.scenarios {
    do {
      try scenario.check(variant)
    } catch {
      return "\(error)"
    }
  }
  return "as specified"
}

/// The learner's list on a screen that nobody sees.
@MainActor
struct Screen {
  let service = HeldPhotos()
  let controller: ViewController
  private let window: Window

  init() {
    controller = makePhotoListScreen(service: service)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: NavigationController(rootViewController: controller)
    )
    window.makeVisible()
  }

  /// The texts of the rows, from top to bottom.
  var rows: [String] {
    window.makeFrame().texts.filter { !["", "Popular", "Reload"].contains($0) }
  }

  func load(_ photos: Photo...) {
    service.answer(.success(photos))
    _ = window.makeFrame()
  }

  func reload() {
    window.buttons.first { $0.title == "Reload" }?.sendActions()
  }
}
