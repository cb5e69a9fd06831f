import Testing

@testable import Course

/// Declarations found in a source text.
@Suite struct SourceRegionTests {
  private let text = """
    /// Greets.
    @MainActor
    final class Greeter {
      /// Whom.
      let name: String

      init(
        name: String
      ) {
        self.name = name  // not }
      }

      func greet() -> String {
        "Hello { \\(name)"
      }
    }

    struct Other {
      let name =
        "other"
    }
    """

  private func lines(_ region: String) throws -> [String] {
    try SourceRegion(region).lines(of: text)
  }

  @Test func aMemberComesAloneAndMovedToTheLeft() throws {
    #expect(
      try lines("A.swift#greet")
        == ["func greet() -> String {", "  \"Hello { \\(name)\"", "}"]
    )
    #expect(try lines("A.swift#init").count == 5)
  }

  @Test func aTypeComesWithItsAttributesAndOnWishItsComment() throws {
    #expect(try lines("A.swift#Greeter").first == "@MainActor")
    #expect(try lines("A.swift#Greeter").last == "}")
    #expect(
      try lines("A.swift#Greeter, with comment").first == "/// Greets."
    )
  }

  @Test func aNameThatStandsTwiceNeedsItsType() throws {
    #expect(throws: DocumentProblem.self) { try lines("A.swift#name") }
    #expect(
      try lines("A.swift#Other.name") == ["let name =", "  \"other\""]
    )
  }

  @Test func aPathAloneIsTheWholeFile() throws {
    #expect(try lines("A.swift") == text.lines)
  }
}

/// Two texts, line by line.
@Suite struct LineDifferenceTests {
  @Test func changesStandWithTheirSurroundings() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n").replacing("9\n", with: "")
    #expect(
      LineDifference(from: old, to: new, context: 1).lines
        == ["@@", " 4", "-5", "+five", " 6", "@@", " 8", "-9"]
    )
  }

  @Test func equalTextsHaveNone() {
    #expect(LineDifference(from: "a\n", to: "a\n").lines == [])
  }
}
