import Catalogue
import ConsoleUI
import Testing
import WorkbenchKit

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

/// A feature's code by role.
@Suite struct SourceListingTests {
  private func listing(
    of feature: Feature = .greeting,
    in architectures: [Architecture] = [.mvc, .mvp, .mvvm],
    width: Int
  ) throws -> [String] {
    try SourceListing(
      architectures.compactMap { Variant($0, feature) },
      package: Fixtures.course.package
    ).lines(width: width)
  }

  @Test func theRolesAreThoseOfTheCatalogue() throws {
    let headings = try listing(of: .weather, width: 132)
      .filter { $0.hasPrefix("==") }
    #expect(
      headings == [
        "== What puts the parts together",
        "== What decides: the controller in mvc, the presenter in mvp, "
          + "the view model in mvvm",
        "== The view in mvp, mvvm",
        "== The binding in mvvm",
      ]
    )
  }

  @Test func aNewArchitectureIsOneEntry() throws {
    let mine = Architecture(
      name: "mine",
      title: "My own",
      module: "MVP",
      roles: [("Controller", .controller), ("Presenter", Role("brain"))],
      deciders: [Role("brain")],
      rules: [],
      screens: Architecture.mvp.screens
    )
    let lines = try listing(in: [mine], width: 80)
    let headings = lines.filter { $0.hasPrefix("==") || $0.hasPrefix("--") }
      .map { $0.prefix { $0 != "(" } }
    let folder = "-- Sources/Architectures/MVP/Greeting"
    #expect(
      headings == [
        "== What puts the parts together",
        "\(folder)/GreetingScreen.swift ",
        "== What decides: brain",
        "\(folder)/GreetingPresenter.swift ",
        "== The controller",
        "\(folder)/GreetingViewController.swift ",
        "== Other",
        "\(folder)/GreetingView.swift ",
      ]
    )
  }

  @Test func filesStandSideBySideWhereThereIsRoom() throws {
    let lines = try listing(width: 132)
    #expect(lines.allSatisfy { $0.cellWidth <= 132 })
    #expect(
      lines.contains {
        $0.contains("GreetingViewController.swift")
          && $0.contains("GreetingPresenter.swift")
          && $0.contains("GreetingViewModel.swift")
      }
    )
  }

  @Test func elsewhereTheyStandOneAfterAnotherAndWhole() throws {
    let lines = try listing(width: 80)
    for architecture in Catalogue.standard.architectures {
      let path = "\(architecture.sourceFolder)/Greeting/GreetingScreen.swift"
      #expect(lines.contains { $0.hasPrefix("-- \(path)") })
    }
    #expect(!lines.contains { $0.contains("↩") })
  }

  @Test func aFoldedLineLosesNothing() {
    let line = "    layout.greetButton.addTarget(self, action: something)"
    let folded = SourceListing.folded(line, width: 30)
    #expect(folded.allSatisfy { $0.cellWidth <= 30 })
    let joined = folded.joined().filter { $0 != "↩" && $0 != " " }
    #expect(joined == line.filter { $0 != " " })
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
