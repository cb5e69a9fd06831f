import Testing

@testable import Measure

/// Changes that make nothing easier to test must not look as if they did.
///
/// Each starts from a package and writes the same in another way.
@Suite("Attempts to look better without being better")
struct AttemptsToLookBetterTests {
  private static let folder = "Sources/Architectures/MVP/Greeting"
  private static let presenter = "\(folder)/GreetingPresenter.swift"
  private static let controller = "\(folder)/GreetingViewController.swift"

  @Test(
    "Breaking and joining lines",
    arguments: [
      ("count += 1\n", "count\n += \n  1\n"), ("count += 1\n", "count += 1;"),
      ("\"Hello\"", "\n\"Hello\"\n"),
      ("private var count = 0", "private var count\n=\n0"),
    ]
  )
  func lines(old: String, new: String) throws {
    var attempt = SmallPackage()
    try attempt.change(Self.presenter, old, to: new)
    try attempt.expect { _ in }
  }

  @Test(
    "Code that needs the controller, in a file that imports nothing",
    arguments: [
      "extension GreetingViewController { func three() -> Int { 3 } }",
      "func three(_ view: GreetingViewController) -> Int { 3 }",
      """
      struct Holder { let view: GreetingViewController }
      func three(_ holder: Holder) -> Int { 3 }
      """,
    ]
  )
  func detour(code: String) throws {
    var attempt = SmallPackage()
    attempt.files["\(Self.folder)/Three.swift"] = code
    try attempt.expect {
      $0.decisions = $0.decisions.with(viewStatements: 5)
      $0.files += 1
      $0.types += code.contains("struct") ? 1 : 0
      $0.faults += 1
    }
  }

  @Test("A pure function that moves out of the view's files is plain")
  func pureFunction() throws {
    var better = SmallPackage()
    better.files["\(Self.folder)/Three.swift"] = "func three() -> Int { 3 }"
    try better.expect {
      $0.decisions = $0.decisions.with(plainStatements: 4)
      $0.files += 1
      $0.faults += 1
    }
  }
}
