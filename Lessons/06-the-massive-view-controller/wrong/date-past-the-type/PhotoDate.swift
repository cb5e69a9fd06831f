import Formatting
import Foundation
import Models

/// Words the date of a photo.
@MainActor
enum PhotoDate {
  private static let formatter = DateFormatter.utc("yyyy-MM-dd")

  static func text(of photo: Photo) -> String {
    formatter.string(from: photo.createdAt)
  }
}
