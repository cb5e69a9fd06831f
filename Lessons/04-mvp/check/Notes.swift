import HeldServices
import Models

@testable import Exercise04

/// A spy of the check's own, which notes in words what a presenter asks.
final class Notes: PhotoListView {
  private(set) var lines: [String] = []

  func setLoading(_ isLoading: Bool) { lines.append("loading: \(isLoading)") }
  func reloadPhotos() { lines.append("reload") }

  func showAlert(title: String, message: String) {
    lines.append("alert: \(title), \(message)")
  }

  func showDetail(name: String, imageURL: String?) {
    lines.append("detail: \(name), \(imageURL ?? "No address")")
  }
}

let photos: [Photo] = [.earthrise, .migrantMother, .blueMarble]

/// What the presenter has to ask of its view when one of ``photos`` is
/// selected.
let outcomes = [
  "detail: Earthrise, No address",
  "alert: Not for sale, This item is not for sale",
  "detail: The Blue Marble, https://example.org/3",
]

/// What the learner's presenter asks of its view when photos are selected, one
/// after another.
@MainActor
func selecting(_ rows: [Int], of photos: [Photo]) -> [String] {
  let service = HeldPhotos()
  let presenter = PhotoListPresenter(service: service)
  let notes = Notes()
  presenter.viewDidLoad()
  service.answer(.success(photos))
  presenter.view = notes
  for row in rows { presenter.photoSelected(atRow: row) }
  return notes.lines
}

/// Asks every kind of thing of a view, some of it more than once.
@MainActor
func ask(_ view: any PhotoListView) {
  view.setLoading(true)
  view.setLoading(true)
  view.setLoading(false)
  view.reloadPhotos()
  view.showAlert(title: "Alert", message: "No Network")
  view.showAlert(title: "Alert", message: "No Network")
  view.showAlert(title: "", message: "  as it is ")
  view.showDetail(name: "The Blue Marble", imageURL: nil)
  view.showDetail(name: "The Blue Marble", imageURL: "https://example.org/3")
  view.showDetail(name: "The Blue Marble", imageURL: "https://example.org/3")
  view.reloadPhotos()
  view.reloadPhotos()
}

/// What the learner's spy has noted, in the words of ``Notes``.
@MainActor
func noted(by spy: PhotoListViewSpy) -> [String] {
  let notes = Notes()
  for call in spy.calls {
    switch call {
    case .setLoading(let isLoading):
      notes.setLoading(isLoading)
    case .reloadPhotos:
      notes.reloadPhotos()
    case .showAlert(let title, let message):
      notes.showAlert(title: title, message: message)
    case .showDetail(let name, let imageURL):
      notes.showDetail(name: name, imageURL: imageURL)
    }
  }
  return notes.lines
}
