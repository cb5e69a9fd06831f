import Foundation

/// What the interactor hands out of a photo.
struct PhotoOutputData: Equatable {
  let name: String
  let camera: String?
  let description: String?
  let createdAt: Date
}

/// What the interactor hands out of a photo that is for sale.
struct PhotoDetailOutputData: Equatable {
  let id: Int
  let name: String
  let imageURL: String?
}
