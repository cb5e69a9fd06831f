import Foundation

@testable import VIPER

extension PhotoOutputData {
  static let earthrise = PhotoOutputData(
    name: "Earthrise",
    camera: "Hasselblad 500 EL",
    description: "The Earth above the Moon",
    createdAt: Date(timeIntervalSince1970: -32_167_200)
  )

  static let migrantMother = PhotoOutputData(
    name: "Migrant Mother",
    camera: "Graflex",
    description: nil,
    createdAt: Date(timeIntervalSince1970: -1_067_342_400)
  )

  /// A photo of which only one thing matters.
  static func sample(
    name: String = "",
    camera: String? = nil,
    description: String? = nil,
    createdAt: Date = Date(timeIntervalSince1970: 0)
  ) -> PhotoOutputData {
    PhotoOutputData(
      name: name,
      camera: camera,
      description: description,
      createdAt: createdAt
    )
  }
}
