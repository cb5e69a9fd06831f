import Foundation
import Models

/// Keeps what it is asked until the check answers.
final class HeldPhotos: PhotoService {
  private var pending: [Completion<[Photo]>] = []

  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    pending.append(completion)
  }

  /// Answers whoever has waited longest.
  func answer(_ answer: Result<[Photo], ServiceError>) {
    if !pending.isEmpty { pending.removeFirst()(answer) }
  }
}

extension Photo {
  static let earthrise = photo("Earthrise", isForSale: true)
  static let migrantMother = photo("Migrant Mother", isForSale: false)
  static let blueMarble = photo("The Blue Marble", isForSale: true)

  static func photo(_ name: String, isForSale: Bool) -> Photo {
    Photo(
      id: 1,
      name: name,
      createdAt: Date(timeIntervalSince1970: 0),
      isForSale: isForSale
    )
  }
}
