import Foundation

/// What the interactor hands out of a photo.
struct PhotoOutputData: Equatable {
  let name: String
  let camera: String?
  let description: String?
  let createdAt: Date
}
