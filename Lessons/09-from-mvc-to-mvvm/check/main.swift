import Foundation
import LessonChecks
import Models

// Far from UTC, so that a formatter that takes the machine's zone shows it.
if let auckland = TimeZone(secondsFromGMT: 13 * 3_600) {
  NSTimeZone.default = auckland
}

await Checks.run { checks in
  try expectScreen(checks)
  expectViewModel(checks)
}
