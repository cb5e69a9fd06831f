import Formatting
import Foundation
import Models

private let dates = DateFormatter.utc("yyyy-MM-dd")

@MainActor
func words(of photo: Photo) -> (name: String, details: String, date: String) {
  (
    photo.name.onOneLine,
    [photo.camera, photo.description].joinedWithoutBlanks(separator: " - ")
      .onOneLine,
    dates.string(from: photo.createdAt)
  )
}
