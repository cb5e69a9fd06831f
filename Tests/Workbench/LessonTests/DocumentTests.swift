import Foundation
import TestSupport
import Testing
import Trace

@testable import Course

/// The texts are what the tree is.
///
/// `WORKBENCH_REWRITE=1 swift test --filter DocumentTests` writes what is real
/// into every block of code and commands; read the difference afterwards.
@Suite struct DocumentTests {
  @Test(.enabled(if: printsAsShown, "the texts are from Swift 6.3 on Linux"))
  func codeCommandsPathsAndLinksAreReal() throws {
    try expectNoIssues(in: .quick, copy: "documents")
  }
}

/// What a text says of another toolkit is counted in its sources.
@Suite struct OtherToolkitTextTests {
  private func lines(of type: String, in file: String) throws -> Int {
    let path = "Tests/Workbench/OtherToolkitTests/\(file).swift"
    let source = try String(
      contentsOf: Fixtures.course.package.appendingPathComponent(path),
      encoding: .utf8
    )
    return try SourceRegion("\(path)#\(type)").lines(of: source)
      .count { !$0.isEmpty }
  }

  @Test func adaptersAndViewsHaveTheLinesThatAreTold() throws {
    let lesson = try #require(
      Fixtures.course.lessons.first { $0.number == "15" }
    )
    let text = try String(contentsOf: lesson.textFile, encoding: .utf8)
    let adapters = [
      "MVP": try lines(of: "WorldClockAdapter", in: "PresentedClockView"),
      "MVI": try lines(of: "WorldClockStateAdapter", in: "RenderedClockView"),
    ]
    for (name, count) in adapters {
      #expect(text.contains("| \(name) | \(count) |"))
    }
    let views = [
      try lines(of: "ClockView", in: "ClockView"),
      try lines(of: "PresentedClockView", in: "PresentedClockView"),
      try lines(of: "RenderedClockView", in: "RenderedClockView"),
    ]
    let words = Set(views).sorted().map(String.init).joined(separator: " or ")
    #expect(text.contains("\(words) lines"))
  }
}

extension BuildingTests {
  @Suite struct SlowDocumentTests {
    @Test func shownChecksAreReal() throws {
      try expectNoIssues(in: .slow, copy: BuildingTests.copy)
    }
  }
}

/// A job of its own runs it, for it builds much that nothing else needs.
@Suite struct FaultDocumentTests {
  @Test(
    .enabled(
      if: Fixtures.environment["WORKBENCH_FAULT_TESTS"] == "1",
      "set WORKBENCH_FAULT_TESTS=1 to try faults for some minutes"
    )
  )
  func shownFaultsAreReal() throws {
    try expectNoIssues(in: .faults, copy: "faults")
  }
}

private func expectNoIssues(
  in blocks: DocumentChecker.Scope,
  copy: String
) throws {
  let checker = DocumentChecker(
    Fixtures.course,
    program: TestedPackage.program(),
    copy: Fixtures.copy(copy)
  )
  if Fixtures.environment["WORKBENCH_REWRITE"] == "1" {
    print("rewritten:", try checker.rewrite(blocks))
  }
  let lessons = try Fixtures.lessons()
  let isOne = lessons != Fixtures.course.lessons
  for file in isOne ? lessons.map(\.textFile) : checker.files {
    for issue in try checker.issues(in: file, blocks) {
      Issue.record("\(issue)")
    }
  }
}

/// Whether this build prints what the texts show: it records calls, and what
/// the standard library takes for the difference of two files is from 6.3.
private let printsAsShown: Bool = {
  #if compiler(>=6.3)
    Recorder.isAvailable
  #else
    false
  #endif
}()

/// Wrong texts are seen to be wrong.
@Suite struct WrongDocumentTests {
  private func issues(_ text: String) throws -> [String] {
    let folder = Fixtures.copy("wrong-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("README.md")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let checker = DocumentChecker(
      Fixtures.course,
      program: TestedPackage.program(),
      copy: Fixtures.copy("wrong-documents")
    )
    return try checker.issues(in: file, .quick).map(\.message)
  }

  @Test func codeWithoutASourceIsAnIssue() throws {
    let issues = try issues("```swift\nlet a = 1\n```\n")
    #expect(issues.count == 1)
    #expect(issues.first?.contains("name what this shows") == true)
  }

  @Test func codeThatDiffersFromItsSourceIsAnIssue() throws {
    let issues = try issues(
      """
      <!-- source: Sources/App/Models/Greeting/Person.swift#Person.lastName -->
      ```swift
      public var lastName: Substring
      ```
      """
    )
    #expect(
      issues == [
        "line 1 of the block is 'public var lastName: Substring', "
          + "but really 'public var lastName: String'"
      ]
    )
  }

  @Test func aDeclarationThatIsGoneIsAnIssue() throws {
    let issues = try issues(
      """
      <!-- source: Sources/App/Models/Greeting/Person.swift#age -->
      ```swift
      ```
      """
    )
    #expect(issues.first?.contains("declares no 'age'") == true)
  }

  @Test func codeForAppleOnlySaysSoToItsReaders() throws {
    let why = "Apple platforms, not compiled here"
    let comment = "<!-- illustration: \(why) -->\n"
    let silent = try issues("\(comment)```swift\nlet a = 1\n```\n")
    #expect(silent == ["the code has to begin with '// \(why)'"])
    #expect(try issues("\(comment)```swift\n// \(why)\n```\n") == [])
  }

  @Test func outputThatIsNotRealIsAnIssue() throws {
    let issues = try issues("```console\n$ echo one\ntwo\n```\n")
    #expect(
      issues == ["line 2 of the block is 'two', but really 'one'"]
    )
  }

  @Test func aCommandThatFailsSilentlyIsAnIssue() throws {
    let issues = try issues("```console\n$ echo one; false\n...\n```\n")
    #expect(
      issues == ["'echo one; false' fails, and does not show it: one"]
    )
    #expect(
      try self.issues("```console\n$ echo Error; false\nError\n```\n") == []
    )
  }

  @Test func aLinkAndAPathThatLeadNowhereAreIssues() throws {
    let issues = try issues("[a](gone.md) and `Sources/Gone.swift`\n")
    #expect(
      issues == ["there is no 'gone.md'", "there is no 'Sources/Gone.swift'"]
    )
  }
}

/// What a block may leave out.
@Suite struct CommandBlockTests {
  private func entry(_ lines: String...) throws -> CommandBlock.Entry {
    try #require(try CommandBlock(["$ x"] + lines).entries.first)
  }

  @Test func dotsStandForAnyLinesAndForNone() throws {
    let entry = try entry("a", "...", "z")
    #expect(entry.matches(["a", "b", "c", "z"]))
    #expect(entry.matches(["a", "z"]))
    #expect(!entry.matches(["a", "b"]))
    #expect(!entry.matches(["b", "z"]))
  }

  @Test func rewritingKeepsWhatIsLeftOut() throws {
    let entry = try entry("a", "...", "y", "z")
    #expect(
      try entry.rewritten(["1", "2", "3", "4", "5"]) == ["1", "...", "4", "5"]
    )
  }

  @Test func rewritingFindsWhatStandsBetweenDotsByItsFirstLine() throws {
    let entry = try entry("...", "Table", "old", "...")
    #expect(
      try entry.rewritten(["a", "Table", "new", "b"])
        == ["...", "Table", "new", "..."]
    )
  }

  @Test func whatStandsBetweenDotsAndIsGoneIsAProblem() throws {
    let entry = try entry("...", "Table", "...")
    let problem = DocumentProblem("'x' no longer prints 'Table'")
    #expect(throws: problem) { try entry.rewritten(["a", "b", "c"]) }
  }
}
