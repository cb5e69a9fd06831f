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
  static let migrantMother = photo(
    "Migrant Mother",
    at: "https://example.org/2",
    isForSale: false
  )
  static let blueMarble = photo(
    "The Blue Marble",
    at: "https://example.org/3",
    isForSale: true
  )

  static func photo(
    _ name: String,
    at imageURL: String? = nil,
    isForSale: Bool
  ) -> Photo {
    Photo(
      id: 1,
      name: name,
      createdAt: Date(timeIntervalSince1970: 0),
      imageURL: imageURL,
      isForSale: isForSale
    )
  }
}
