import Course
import Foundation
import TestSupport
import Testing

/// What the tests of the lessons stand on.
enum Fixtures {
  static let course = CourseFolder(package: TestedPackage.folder)

  static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// A folder under `.build` for copies of the lessons.
  static func copy(_ name: String) -> URL {
    course.package.appendingPathComponent(".build/lesson-tests/\(name)")
  }
}
