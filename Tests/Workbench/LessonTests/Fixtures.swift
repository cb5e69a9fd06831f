import Foundation
import TestSupport

@testable import Course

/// What the tests of the lessons stand on.
enum Fixtures {
  static let course = CourseFolder(package: TestedPackage.folder)

  static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// The lessons that are looked at: all, unless one is named.
  static func lessons() throws -> [Lesson] {
    guard let number = environment[Verification.lessonVariable] else {
      return course.lessons
    }
    return [try course.lesson(number)]
  }

  /// A folder under `.build` for copies of the lessons.
  static func copy(_ name: String) -> URL {
    course.package.appendingPathComponent(".build/lesson-tests/\(name)")
  }
}
