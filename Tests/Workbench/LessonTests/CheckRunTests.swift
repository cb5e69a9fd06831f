import Testing

@testable import Course
@testable import LessonChecks

/// What a check's records and its end mean.
@Suite struct CheckRunTests {
  private let holds = CheckRecord.ended(
    CheckResult(sentence: "A.", expected: "1", got: "1", holds: true)
  )

  private func run(
    _ records: [CheckRecord],
    output: String = "",
    signal: Int32? = nil
  ) -> CheckRun {
    CheckRun(
      records: records,
      output: output,
      signal: signal
    )
  }

  private func text(_ run: CheckRun) -> String {
    OutcomeText(.ran(run)).lines.joined(separator: "\n")
  }

  @Test func allThatWasTriedHolds() {
    let run = run([.began("A."), holds, .finished])
    #expect(run.passes)
    #expect(text(run) == "✓ A.\n\nThe expectation holds.")
  }

  @Test func nothingTriedIsNotPassed() {
    #expect(!run([.finished]).passes)
  }

  @Test func anEarlyExitIsNotPassedThoughItsCodeIsZero() {
    let run = run([.began("A."), holds, .began("B.")])
    #expect(!run.passes)
    #expect(run.interruption == .left)
    #expect(run.tried == "B.")
    #expect(text(run).contains("ended the program while this was tried"))
  }

  @Test func anAlarmIsAHangAndAnotherSignalATrap() {
    let hung = run([.began("B.")], signal: 14)
    #expect(hung.interruption == .hung)
    #expect(text(hung).contains("longer than 10 seconds"))
    let trapped = run([.began("B.")], signal: 4)
    #expect(trapped.interruption == .trapped)
    #expect(trapped.tried == "B.")
  }

  @Test func aCrashDoesNotPassForTheEnd() {
    let run = run([.began("A."), holds, .began("B.")], signal: 4)
    #expect(
      text(run).hasSuffix(
        "\n\n1 expectation holds. What comes later was not tried."
      )
    )
  }

  @Test func aCrashIsToldWithoutItsAddresses() {
    let output = "A.swift:2: Fatal error\nCurrent stack trace:\n0  lib 0x7f\n"
    let run = run([.began("B.")], output: output, signal: 4)
    #expect(text(run).contains("A.swift:2: Fatal error"))
    #expect(!text(run).contains("0x7f"))
  }

  @Test func aLongValueIsSetInLinesBesideItsLabel() {
    let words = Array(repeating: "word", count: 7).joined(separator: " ")
    let result = CheckResult(
      sentence: "A.",
      expected: "one",
      got: words,
      holds: false
    )
    let run = run([.ended(result), .finished])
    #expect(
      OutcomeText(.ran(run), columns: 34).lines.prefix(5) == [
        "✗ A.",
        "    expected: one",
        "    got:      word word word word",
        "              word word word",
        "",
      ]
    )
  }

  @Test func aFailureShowsExpectedGotAndAdviceSetInLines() {
    let result = CheckResult(
      sentence: "A.",
      expected: "one",
      got: "two\nthree",
      holds: false,
      advice: String(repeating: "word ", count: 12)
    )
    let run = run([.began("A."), .ended(result), .finished])
    #expect(
      OutcomeText(.ran(run), columns: 44).lines
        == [
          "✗ A.",
          "    expected: one",
          "    got:      two",
          "              three",
          "    word word word word word word word word",
          "    word word word word",
          "",
          "0 of 1 expectations hold.",
        ]
    )
  }
}
