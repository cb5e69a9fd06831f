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
    #expect(sources.typeNames.contains(name))
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
    let figures = try sources(architecture, feature, in: package)
      .decisions(in: package)
    #expect(figures.userInterfaceTypes == names)
  }

  @Test("Lines of mvp/greeting are those one counts by hand")
  func lines() throws {
    let package = try Fixtures.sources()
    let figures = try sources(.mvp, .greeting, in: package)
      .decisions(in: package)
    // Four in the screen's assembly, ten in the view controller.
    #expect(figures.viewLines == 14)
    #expect(figures.plainLines == 4)
    #expect(figures.protocols == 1)
  }

  @Test("A file that features share belongs to those that name its type")
  func sharedFiles() throws {
    let package = try Fixtures.sources()
    let box = "Sources/Architectures/MVVM/Binding/Box.swift"
    for (feature, isShared) in [(Feature.weather, true), (.greeting, false)] {
      let sources = try sources(.mvvm, feature, in: package)
      #expect(sources.files.map(\.path).contains(box) == isShared)
      #expect(sources.plainFiles.map(\.path).contains(box) == isShared)
    }
  }

  @Test("A file that imports a module that draws is part of the view")
  func isView() {
    func isView(_ text: String) -> Bool {
      SourceFile(path: "Sources/Some/File.swift", text: text).isView
    }
    #expect(isView("import ConsoleUI"))
    #expect(isView("import Foundation\nimport struct Layouts.GreetingLayout"))
    #expect(!isView("@testable import MVP\nimport struct Foundation.Date\n"))
  }
}
