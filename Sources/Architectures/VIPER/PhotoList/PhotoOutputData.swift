import Foundation

/// What the interactor tells of a photo.
struct PhotoOutputData: Equatable {
  let name: String
  let camera: String?
  let description: String?
  let createdAt: Date
}
