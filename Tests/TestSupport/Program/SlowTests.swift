import Foundation

/// The tests that build Swift or take more than some seconds.
///
/// They are left out, or tried with fewer cases, unless they are asked for.
public enum SlowTests {
  public static let areRun =
    ProcessInfo.processInfo.environment["WORKBENCH_SLOW_TESTS"] == "1"

  /// What a suite says that is skipped.
  public static let hint =
    "WORKBENCH_SLOW_TESTS=1 swift test --no-parallel runs this"
}
