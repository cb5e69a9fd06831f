import Formatting
import Foundation

@MainActor private let days = DateFormatter.utc("yyyy-MM-dd")

extension Date {
  @MainActor var day: String { days.string(from: self) }
}
