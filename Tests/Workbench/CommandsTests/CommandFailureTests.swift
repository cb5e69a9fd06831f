import Measure
import Testing

@testable import Commands

@Suite("How a command ends that failed")
struct CommandFailureTests {
  @Test("A suite that fails is a check that failed, and says which test")
  func failingSuite() {
    let output = """
      ◇ Test run started.
      ✘ Test aTapGreets() recorded an issue at GreetingTests.swift:12:5
      ✘ Test run with 1 test in 1 suite failed after 0.001 seconds.
      """
    let failure = CommandFailure(
      TestabilityError.testsFailed(
        suite: "logic suite of mvp/greeting",
        output: output
      )
    )
    #expect(failure.exitCode == .checkFailed)
    #expect(
      failure.message == """
        the logic suite of mvp/greeting fails:
        ✘ Test aTapGreets() recorded an issue at GreetingTests.swift:12:5
        """
    )
  }

  @Test("A package that does not build is a fault of our own")
  func failingBuild() {
    let failure = CommandFailure(TestabilityError.buildFailed("error: no"))
    #expect(failure.exitCode == .unavailable)
  }
}
