import Foundation
import Models

extension Photo {
  static let earthrise = photo("Earthrise", isForSale: true)
  static let earthriseWithCamera = photo(
    "Earthrise",
    isForSale: true,
    camera: "Hasselblad"
  )
  static let migrantMother = photo(
    "Migrant\nMother",
    "with her\nchildren",
    day: 1,
    isForSale: false,
    camera: "Graflex"
  )
  static let blueMarble = photo(
    "Blue Marble",
    day: 2,
    at: "https://example.org/3",
    isForSale: true,
    camera: "Hasselblad"
  )

  private static func photo(
    _ name: String,
    _ description: String? = nil,
    day: Double = 0,
    at imageURL: String? = nil,
    isForSale: Bool,
    camera: String? = nil
  ) -> Photo {
    Photo(
      id: Int(day) + 1,
      name: name,
      description: description,
      createdAt: Date(timeIntervalSince1970: day * 86_400),
      imageURL: imageURL,
      isForSale: isForSale,
      camera: camera
    )
  }
}
