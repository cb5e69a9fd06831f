import Catalogue
import CatalogueDoubles
import ConsoleUI
import TestSupport
import Testing

@testable import Play
@testable import Render
@testable import Trace

/// A feature's code by role.
@Suite struct SourceByRoleTests {
  private func listing(
    of feature: Feature = .greeting,
    in architectures: [Architecture] = [.mvc, .mvp, .mvvm],
    width: Int
  ) throws -> [String] {
    try SourceByRole(
      architectures.compactMap { Variant($0, feature) },
      package: TestedPackage.folder
    ).lines(width: width)
  }

  @Test func theRolesAreThoseOfTheCatalogue() throws {
    let headings = try listing(of: .weather, width: 200)
      .filter { $0.hasPrefix("==") }
    #expect(
      headings == [
        "== What puts the parts together",
        "== What decides: the controller in mvc; the presenter in mvp; "
          + "the view model in mvvm",
        "== What the user sees: the view and cell in mvp; the view in mvvm",
        "== The loader in mvc", "== The model in mvc",
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
        "== What decides: the brain",
        "\(folder)/GreetingPresenter.swift ",
        "== What the user sees: the controller",
        "\(folder)/GreetingViewController.swift ",
      ]
    )
  }

  @Test func filesStandSideBySideWhereThereIsRoom() throws {
    let lines = try listing(width: 186)
    #expect(lines.allSatisfy { $0.cellWidth <= 186 })
    #expect(
      lines.contains {
        $0.contains("GreetingViewController.swift")
          && $0.contains("GreetingPresenter.swift")
          && $0.contains("GreetingViewModel.swift")
      }
    )
  }

  @Test func whatCorrespondsStandsInOneRow() throws {
    let lines = try listing(of: .photoList, width: 200)
    for row in [
      ["mvc: PhotoListViewController", "mvp: PhotoListPresenter"],
      ["mvp: PhotoListPresenter", "mvvm: PhotoListViewModel"],
      ["mvp: PhotoListViewController", "mvvm: PhotoListViewController"],
      ["mvc: what decides, above", "mvp: "],
    ] {
      #expect(
        lines.contains { line in row.allSatisfy { line.contains("-- \($0)") } },
        "\(row)"
      )
    }
  }

  @Test func theLastHaveNoRoomWhereTheWidthEnds() throws {
    let listing = try SourceByRole(
      [.mvc, .mvp, .mvvm].compactMap { Variant($0, .greeting) },
      package: TestedPackage.folder
    )
    #expect(listing.namesWithoutRoom(width: 186) == [])
    #expect(listing.namesWithoutRoom(width: 185) == ["mvvm"])
    #expect(listing.namesWithoutRoom(width: 122) == [])
    #expect(listing.widthForAll == 186)
  }

  @Test func elsewhereTheyStandOneAfterAnotherAndWhole() throws {
    let lines = try listing(width: 80)
    for architecture in [Architecture.mvc, .mvp, .mvvm] {
      let path = "\(architecture.sourceFolder)/Greeting/GreetingScreen.swift"
      #expect(lines.contains { $0.hasPrefix("-- \(path)") })
    }
    #expect(!lines.contains { $0.contains("↩") })
  }

  @Test func aFoldedLineLosesNothing() {
    let line = "    layout.greetButton.addTarget(self, action: something)"
    let folded = line.folded(toCells: 30)
    #expect(folded.allSatisfy { $0.cellWidth <= 30 })
    let joined = folded.joined().filter { $0 != "↩" && $0 != " " }
    #expect(joined == line.filter { $0 != " " })
  }
}
