import Foundation
import Models
import WorkbenchKit

extension Scenario {
  static let photoList =
    photoListLoading + photoListReload + photoListRows + photoListSelection
    + photoListFailures
    + lazyRows
    + photoListAll
}

extension FeatureData {
  /// So many photos for sale, "Photo 000001" first.
  static func photos(_ count: Int) -> FeatureData {
    photos((1...count).map { Photo(number: $0) })
  }

  static func photos(_ photos: Photo...) -> FeatureData {
    self.photos(photos)
  }
}

extension Photo {
  /// A photo for sale that has nothing but what it must have.
  ///
  /// It was made on the first of October 2017, half an hour before midnight
  /// in Virginia, where the next day comes four hours later than in UTC.
  init(
    _ name: String,
    description: String? = nil,
    camera: String? = nil,
    imageURL: String? = nil,
    isForSale: Bool = true,
    createdAt seconds: TimeInterval = 1_506_915_000
  ) {
    self.init(
      id: 1,
      name: name,
      description: description,
      createdAt: Date(timeIntervalSince1970: seconds),
      imageURL: imageURL,
      isForSale: isForSale,
      camera: camera
    )
  }

  /// A photo whose name says its row, counted from 1.
  init(number: Int) {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    self.init("Photo \(zeros)\(digits)")
  }
}
