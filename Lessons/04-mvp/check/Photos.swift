import Foundation
import HeldServices
import Models

typealias HeldPhotos = HeldServices.HeldPhotos

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
