import Foundation
import Models

/// Keeps what it is asked until the check answers.
final class HeldPhotos: PhotoService {
  /// Answers each question within its call, if it is there.
  var answerAtOnce: Result<[Photo], ServiceError>?
  private var pending: [Completion<[Photo]>] = []

  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    if let answerAtOnce {
      completion(answerAtOnce)
    } else {
      pending.append(completion)
    }
  }

  /// Answers whoever has waited longest.
  func answer(_ answer: Result<[Photo], ServiceError>) {
    if !pending.isEmpty { pending.removeFirst()(answer) }
  }
}

extension Photo {
  static let earthrise = photo("Earthrise", isForSale: true)
  static let migrantMother = photo(
    "Migrant\n\nMother",
    "with her\nchildren",
    day: 1,
    isForSale: false,
    camera: "Graflex"
  )
  static let blueMarble = photo(
    "The Blue Marble",
    day: 2,
    at: "https://example.org/3",
    isForSale: true,
    camera: "Hasselblad"
  )

  static func photo(
    _ name: String,
    _ description: String? = nil,
    day: Double = 0,
    at imageURL: String? = nil,
    isForSale: Bool,
    camera: String? = nil
  ) -> Photo {
    Photo(
      id: 1,
      name: name,
      description: description,
      createdAt: Date(timeIntervalSince1970: day * 86_400),
      imageURL: imageURL,
      isForSale: isForSale,
      camera: camera
    )
  }
}
