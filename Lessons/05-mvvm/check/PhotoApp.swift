import HeldServices
import Models

@testable import Exercise05

/// An app that keeps the view model; screens come and go.
@MainActor
final class PhotoApp {
  let service: HeldPhotos
  let viewModel: PhotoListViewModel

  init(service: HeldPhotos = HeldPhotos()) {
    self.service = service
    viewModel = PhotoListViewModel(service: service)
  }

  /// One that has loaded these photos already.
  convenience init(loaded photos: [Photo]) {
    self.init()
    load()
    service.answer(.success(photos))
  }

  func load() {
    viewModel.load()
    service.settle()
  }

  func answer(_ photos: Photo...) {
    service.answer(.success(photos))
  }

  func fail(_ error: ServiceError) {
    service.answer(.failure(error))
  }

  /// What is noted before the first load, in each of four loads, and after it.
  ///
  /// The second load fails.
  func notes(_ note: () -> String) -> [String] {
    let answers: [Result<[Photo], ServiceError>] = [
      .success([.earthrise, .migrantMother, .blueMarble]),
      .failure(.noNetwork), .success([.blueMarble]), .success([]),
    ]
    var notes = [note()]
    for answer in answers {
      load()
      notes.append(note())
      service.answer(answer)
      notes.append(note())
    }
    return notes
  }

  /// What the summary is at each of these steps.
  static let summaries = [
    "No photos", "Loading...", "3 photos", "Loading...", "3 photos",
    "Loading...", "1 photo", "Loading...", "No photos",
  ]

  /// What the view models of the rows say, asked row by row.
  var rows: String {
    (0..<viewModel.numberOfPhotos)
      .map { viewModel.cellViewModel(atRow: $0) }
      .map { $0.details.isEmpty ? $0.name : "\($0.name) (\($0.details))" }
      .joined(separator: ", ")
  }
}
