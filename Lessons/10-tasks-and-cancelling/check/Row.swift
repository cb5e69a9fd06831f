import Jobs

@testable import Exercise10

/// A cell as a table uses it.
final class Row: Scene {
  let service: HeldPictures
  private lazy var cell: PhotoCell? = PhotoCell(service: service)
  private(set) var log: [(step: String, seen: String)] = []

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
    look(after: "show \(photos.map(\.name).joined(separator: ", "))")
    JobQueue.settle()
  }

  func prepareForReuse() {
    cell?.prepareForReuse()
    look(after: "prepare for reuse")
  }

  func answer(_ number: Int) {
    look(after: "load " + service.loads.end(number))
  }

  func fail(_ number: Int) {
    look(after: "load " + service.loads.end(number, failure: "No network"))
  }

  func answerNewest() {
    look(after: "load " + service.loads.endNewest())
  }

  func answerAll() {
    service.loads.endAll()
    look(after: "all loads have succeeded")
  }

  func failAll() {
    service.loads.endAll(failure: "No network")
    look(after: "the other loads have failed")
  }

  func lookAtCancelled() {
    service.loads.endAll()
    log.append(("all loads have ended", service.loads.seenCancelled))
  }

  func lookAtWanted() {
    log.append(("all loads have ended", service.loads.seenWanted))
  }

  /// Lets go of the cell, as a table does that goes.
  func leave() {
    weak var left: PhotoCell?
    left = cell
    cell = nil
    log.append(("the table goes", left == nil ? "released" : "still held"))
  }

  /// What the cell shows: the name, and the picture in brackets.
  private func look(after step: String) {
    guard let cell else { return }
    log.append((step, "\(cell.name) [\(cell.picture ?? "placeholder")]"))
  }
}
