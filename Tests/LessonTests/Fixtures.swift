import Course
import Foundation
import Testing

/// What the tests of the lessons stand on.
enum Fixtures {
  static let course = CourseFolder(
    package: (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
  )

  /// The built workbench, which lies beside the tests.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder =
      bundle?.bundleURL.deletingLastPathComponent()
      ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("workbench")
  }

  static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// Whether tests that build Swift are asked for.
  static var runsSlowTests: Bool {
    environment["WORKBENCH_SLOW_TESTS"] == "1"
  }

  static let slowHint: Comment =
    "WORKBENCH_SLOW_TESTS=1 swift test --no-parallel runs this"

  /// A folder under `.build` for copies of the lessons.
  static func copy(_ name: String) -> URL {
    course.package.appendingPathComponent(".build/lesson-tests/\(name)")
  }
}
