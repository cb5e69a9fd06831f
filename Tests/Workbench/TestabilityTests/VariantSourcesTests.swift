import Catalogue
import Foundation
import SwiftSource
import TestSupport
import Testing
import WorkbenchKit

@testable import Testability

/// What is counted of our own variants, held against what one counts by hand.
@Suite("The sources of a variant")
struct VariantSourcesTests {
  private func sources(
    _ architecture: Architecture,
    _ feature: Feature,
    in package: PackageSources
  ) throws -> VariantSources {
    VariantSources(
      try Fixtures.variant(architecture, feature),
      in: package,
      catalogue: .standard
    )
  }

  @Test(
    "The type that decides is the one that the pattern says",
    arguments: [
      (Architecture.mvc, "WeatherViewController"), (.mvp, "WeatherPresenter"),
      (.mvvm, "WeatherViewModel"),
    ]
  )
  func decidingType(_ architecture: Architecture, name: String) throws {
    let package = try Fixtures.sources()
    let sources = try sources(architecture, .weather, in: package)
    #expect(sources.decidingTypes == [name])
  }

  @Test(
    "UI types are those of the drawing modules that the decider names",
    arguments: [
      (
        Architecture.mvc, Feature.weather,
        ["AlertAction", "AlertController", "ViewController", "WeatherLayout"]
      ),
      (.mvc, .greeting, ["GreetingLayout", "ViewController"]),
      (.mvp, .weather, []), (.mvvm, .weather, []),
    ]
  )
  func userInterfaceTypes(
    _ architecture: Architecture,
    _ feature: Feature,
    names: [String]
  ) throws {
    let package = try Fixtures.sources()
    let figures = try sources(architecture, feature, in: package).decisions()
    #expect(figures.userInterfaceTypes == names)
  }

  @Test("A feature may have several types that decide")
  func decidingTypes() throws {
    let package = try Fixtures.sources()
    let sources = try sources(.mvvm, .photoList, in: package)
    #expect(
      sources.decidingTypes == ["PhotoCellViewModel", "PhotoListViewModel"]
    )
  }

  @Test("Statements of mvp/greeting are those one counts by hand")
  func statements() throws {
    let package = try Fixtures.sources()
    let figures = try sources(.mvp, .greeting, in: package).decisions()
    // Four in the screen's assembly, eight in the view controller.
    #expect(figures.viewStatements == 12)
    #expect(figures.viewStatementsFreeOfUserInterface == 0)
    #expect(figures.plainStatements == 3)
    #expect(figures.protocols == 1)
  }

  @Test("Of the view of mvc/weather only the format is free of it")
  func free() throws {
    let package = try Fixtures.sources()
    let figures = try sources(.mvc, .weather, in: package).decisions()
    #expect(figures.plainStatements == 0)
    #expect(figures.viewStatementsFreeOfUserInterface == 2)
  }

  @Test("A file that features share belongs to those that name its type")
  func sharedFiles() throws {
    let package = try Fixtures.sources()
    let box = "Sources/Architectures/MVVM/Binding/Box.swift"
    for (feature, isShared) in [(Feature.weather, true), (.greeting, false)] {
      let sources = try sources(.mvvm, feature, in: package)
      #expect(sources.shared.map(\.path) == (isShared ? [box] : []))
      let figures = sources.decisions()
      #expect((figures.statementsNeededOnce > 0) == isShared)
    }
  }
}
