import Foundation

/// What the presenter needs of a photo to word its row.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct PhotoOutputData: Equatable {
  let name: String
  let camera: String?
  let description: String?
  let createdAt: Date
}
