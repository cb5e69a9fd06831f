import Foundation
import HeldServices
import Models

@testable import Exercise04

func photo(
  _ name: String,
  id: Int = 4,
  days: Int = 0,
  url: String? = nil,
  isForSale: Bool = true,
  camera: String? = nil
) -> Photo {
  Photo(
    id: id,
    name: name,
    description: "1:1",
    createdAt: Date(timeIntervalSince1970: Double(days) * 86_400),
    imageURL: url,
    isForSale: isForSale,
    camera: camera
  )
}

let earthrise = photo("Earthrise", id: 1, days: -374)
let migrantMother = photo(
  "Migrant Mother",
  id: 2,
  days: -12_354,
  url: "https://example.org/2",
  isForSale: false,
  camera: "Graflex"
)
let blueMarble = photo(
  "The Blue Marble",
  id: 3,
  days: 1_071,
  url: "https://example.org/3"
)
let photos = [earthrise, migrantMother, blueMarble]

/// What a presenter has to ask for when one of ``photos`` is selected.
let outcomes = [
  "detail: Earthrise, no address",
  "alert: Not for sale, This item is not for sale",
  "detail: The Blue Marble, https://example.org/3",
]

/// A view without a screen, which keeps what it is told.
///
/// Like a table, it asks for the rows when it is told to.
final class ViewDouble: PhotoListView {
  weak var presenter: PhotoListPresenter?
  private(set) var isLoading = false
  private(set) var rows: [CellDouble] = []
  /// All that it was told, oldest first.
  private(set) var log: [String] = []

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    log.append("loading: \(isLoading)")
  }

  func reloadPhotos() {
    rows = (0..<(presenter?.numberOfPhotos ?? 0)).map { row in
      let cell = CellDouble()
      presenter?.configure(cell, forRow: row)
      return cell
    }
    log.append("reload")
  }

  func showAlert(title: String, message: String) {
    log.append("alert: \(title), \(message)")
  }

  func showDetail(name: String, imageURL: String?) {
    log.append("detail: \(name), \(imageURL ?? "no address")")
  }

  /// The alerts and details, oldest first.
  var orders: [String] {
    log.filter { $0.hasPrefix("alert: ") || $0.hasPrefix("detail: ") }
  }

  /// Such as ["not loading", "Earthrise", "alert: Alert, No Network"].
  var shown: [String] {
    [isLoading ? "loading" : "not loading"] + rows.map(\.name) + orders
  }
}

final class CellDouble: PhotoCellView {
  private(set) var name = ""
  private(set) var details = ""
  private(set) var date = ""

  func setName(_ name: String) { self.name = name }
  func setDetails(_ details: String) { self.details = details }
  func setDate(_ date: String) { self.date = date }
}

/// The learner's presenter, and a view that keeps what it is told.
@MainActor
final class ListWithoutScreen {
  let service: HeldPhotos
  let presenter: PhotoListPresenter
  let view = ViewDouble()

  init(_ service: HeldPhotos = HeldPhotos()) {
    self.service = service
    presenter = PhotoListPresenter(service: service)
    presenter.view = view
    view.presenter = presenter
  }

  /// A list that was loaded once.
  convenience init(of photos: [Photo]) {
    self.init()
    presenter.viewDidLoad()
    service.answer(.success(photos))
  }

  func reload(_ answer: Result<[Photo], ServiceError>) {
    presenter.reloadButtonTapped()
    service.answer(answer)
  }

  /// What is asked for when these rows are selected, one after another.
  func select(_ rows: Int...) -> [String] {
    guard let last = rows.max(), last < presenter.numberOfPhotos else {
      return ["the presenter has \(presenter.numberOfPhotos) photos"]
    }
    let before = view.orders.count
    for row in rows { presenter.photoSelected(atRow: row) }
    return Array(view.orders.dropFirst(before))
  }
}
