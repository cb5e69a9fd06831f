import Jobs

@testable import Exercise10

/// A cell as a table uses it.
final class Row: Scene {
  let service: HeldPictures
  private lazy var cell: PhotoCell? = PhotoCell(service: service)
  private(set) var seen: [String] = []

  convenience init() {
    self.init(service: HeldPictures())
  }

  init(service: HeldPictures) {
    self.service = service
  }

  /// Shows photos one after another; sees what shows right after the last.
  func show(_ photos: Photo...) {
    for photo in photos {
      JobQueue.settle()
      cell?.show(photo)
    }
    look()
    JobQueue.settle()
  }

  func prepareForReuse() {
    cell?.prepareForReuse()
    look()
  }

  func answer(_ number: Int, _ picture: String) {
    service.loads.answer(number, .success(picture))
    look()
  }

  func fail(_ number: Int) {
    service.loads.answer(number, .failure(ServiceError(message: "No network")))
    look()
  }

  /// Gives the same picture to all that wait, and forgets what was seen before.
  func answerAll(_ picture: String) {
    service.loads.answerAll(.success(picture))
    seen = []
    look()
  }

  func lookAtLoads() {
    service.loads.answerAll(.success("late"))
    seen.append(service.loads.seen)
  }

  /// Lets go of the cell, as a table does that goes.
  func leave() {
    weak var left: PhotoCell?
    left = cell
    cell = nil
    seen.append(left == nil ? "released" : "still held")
  }

  /// What the cell shows: the name, and the picture in brackets.
  private func look() {
    guard let cell else { return }
    seen.append("\(cell.name) [\(cell.picture ?? "placeholder")]")
  }
}
