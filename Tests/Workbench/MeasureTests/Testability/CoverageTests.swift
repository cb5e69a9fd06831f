import Foundation
import SwiftSource
import Testing

@testable import Measure

@Suite("Reading coverage")
struct CoverageTests {
  private static let root = URL(fileURLWithPath: "/some/package")

  private let file = SourceFile(
    path: "Sources/A.swift",
    text: """
      final class A {
        let b = 0
        init() {
          f()
          if c {
            g()
          }
          h()
        }
      }
      final class B: A {
        override init() { super.init() }
      }
      """
  )

  private func coverage(segments: String) throws -> Coverage {
    let json = """
      {"data": [{"files": [
        {"filename": "/some/package/Sources/A.swift", "segments": [\(segments)]}
      ]}]}
      """
    return try Coverage(json: Data(json.utf8), root: Self.root)
  }

  @Test("A statement ran if the innermost region around it did")
  func statementsRun() throws {
    let segments = """
      [2,11,1,true,true,false], [2,12,0,false,false,false],
      [3,10,2,true,true,false], [5,8,2,true,true,false],
      [5,10,0,true,true,false], [7,6,2,true,false,false],
      [9,4,0,false,false,false]
      """
    // All statements but `g()`, and not that of B.
    #expect(file.statements.count == 6)
    let coverage = try coverage(segments: segments)
    #expect(coverage.statementsRun(in: [file]) == 4)
  }

  @Test("Two statements on one line are told apart")
  func oneLine() throws {
    let file = SourceFile(
      path: "Sources/A.swift",
      text: "func f() { if a { g() }; h() }"
    )
    let segments = """
      [1,10,1,true,true,false], [1,17,0,true,true,false],
      [1,24,1,true,false,false], [1,31,0,false,false,false]
      """
    #expect(file.statements.count == 3)
    #expect(try coverage(segments: segments).statementsRun(in: [file]) == 2)
  }

  @Test("What never ran, and files that are not mentioned, have none")
  func nothingRun() throws {
    let segments = "[3,10,0,true,true,false], [9,4,0,false,false,false]"
    #expect(try coverage(segments: segments).statementsRun(in: [file]) == 0)
    let other = SourceFile(path: "Sources/B.swift", text: file.text)
    #expect(
      try coverage(segments: "[1,1,1,true,true,false]").statementsRun(in: [
        other
      ])
        == 0
    )
  }

  @Test("What is no coverage is an error")
  func noCoverage() {
    #expect(throws: DecodingError.self) {
      try Coverage(json: Data("{}".utf8), root: Self.root)
    }
  }
}
