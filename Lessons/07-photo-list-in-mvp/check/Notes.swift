import Catalogue
import ConsoleUI
import Models
import WorkbenchKit

@testable import Exercise07

/// A spy of the check's own, which notes in words what a presenter asks.
final class Notes: PhotoListView {
  private(set) var lines: [String] = []

  func setLoading(_ isLoading: Bool) { lines.append("loading: \(isLoading)") }
  func reloadPhotos() { lines.append("reload") }

  func showAlert(title: String, message: String) {
    lines.append("alert: \(title), \(message)")
  }

  func showDetail(name: String, imageURL: String?) {
    lines.append("detail: \(name)")
  }
}

/// What the learner's presenter asks of its view when a photo is selected.
@MainActor
func selecting(_ row: Int) -> [String] {
  let service = HeldPhotos()
  let presenter = PhotoListPresenter(service: service)
  let notes = Notes()
  presenter.viewDidLoad()
  service.answer(.success([.earthrise, .migrantMother, .blueMarble]))
  presenter.view = notes
  presenter.photoSelected(atRow: row)
  return notes.lines
}

/// What the learner's spy has noted, in the words of ``Notes``.
@MainActor
func noted(by spy: PhotoListViewSpy) -> [String] {
  spy.calls.map { call in
    switch call {
    case .setLoading(let isLoading): "loading: \(isLoading)"
    case .reloadPhotos: "reload"
    case .showAlert(let title, let message): "alert: \(title), \(message)"
    case .showDetail(let name, _): "detail: \(name)"
    }
  }
}

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as before".
@MainActor
func behaviour() throws -> String {
  let yours = Architecture(
    name: "yours",
    title: "The exercise",
    module: "Exercise07",
    roles: [],
    deciders: [.presenter],
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
  return "as before"
}
