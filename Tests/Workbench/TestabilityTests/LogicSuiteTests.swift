import Catalogue
import SwiftSource
import Testing
import WorkbenchKit

@testable import Testability

/// What is counted of our own suites, held against what one counts by hand.
@Suite("The suites of a variant")
struct LogicSuiteTests {
  private func suite(
    _ architecture: Architecture,
    _ feature: Feature
  ) throws -> LogicSuite {
    LogicSuite(
      try Fixtures.variant(architecture, feature),
      in: try Fixtures.sources(),
      catalogue: .standard
    )
  }

  @Test(
    "A feature's doubles are those that its own tests use",
    arguments: [
      (Architecture.mvc, Feature.greeting, ["GreetingDriver", "Window"]),
      (.mvc, .photoList, ["PhotoListDriver", "Window"]),
      (.mvc, .weather, ["WeatherDriver", "Window"]),
      (.mvp, .greeting, ["GreetingViewSpy"]),
      (.mvp, .photoList, ["PhotoCellSpy", "PhotoListViewSpy"]),
      (.mvp, .weather, ["WeatherViewSpy"]),
      (.mvvm, .greeting, []),
      (.mvvm, .photoList, ["PhotoListListener"]),
      (.mvvm, .weather, ["AlertListener", "WeatherViewModel"]),
    ]
  )
  func doubles(
    _ architecture: Architecture,
    _ feature: Feature,
    names: [String]
  ) throws {
    #expect(try suite(architecture, feature).doubles.map(\.name) == names)
  }

  @Test("The lines of a double are those of its file but for the head")
  func linesOfDoubles() throws {
    let spy = try suite(.mvp, .greeting).doubles
    // class, var, blank, func, append, two braces: six with code.
    #expect(spy.map(\.lines) == [6])
  }

  @Test("Tests belong to the feature that they are about")
  func tests() throws {
    let tests = try suite(.mvp, .greeting).tests
    #expect(
      Set(tests.filter { $0.suite == "OwnershipTests" }.map(\.name))
        == ["theGreetingIsReleased", "aPresenterDoesNotKeepItsView"]
    )
    #expect(tests.allSatisfy { !$0.suite.hasPrefix("Weather") })
    let weather = try suite(.mvvm, .weather).tests
    #expect(
      Set(weather.map(\.suite)) == [
        "BoxTests", "OwnershipTests", "WeatherFormatTests",
        "WeatherOrderTests", "WeatherTests",
      ]
    )
    #expect(
      try suite(.mvvm, .greeting).tests.allSatisfy { $0.suite != "BoxTests" }
    )
  }

  @Test("The filter fits the suite's tests and no other's")
  func filter() throws {
    let suite = try suite(.mvp, .greeting)
    let filter = try Regex(suite.filter)
    for test in suite.tests {
      let name = "MVPTests.\(test.suite)/\(test.name)()/File.swift:1:2"
      #expect(name.firstMatch(of: filter) != nil)
    }
    for name in [
      "MVPTests.OwnershipTests/theWeatherIsReleasedAfterItsAnswer()/F.swift:1:2",
      "MVVMTests.GreetingTests/nothingIsSaidBeforeTheFirstTap()/F.swift:1:2",
      "MVPTests.GreetingTests/nothingIsSaidBeforeTheFirstTapAtAll()/F.swift:1:2",
    ] {
      #expect(name.firstMatch(of: filter) == nil)
    }
  }

  @Test("No test of any architecture's suite is left out of all features")
  func allTests() throws {
    let package = try Fixtures.sources()
    for architecture in Catalogue.standard.architectures {
      let found = try Catalogue.standard.features.flatMap {
        try suite(architecture, $0).tests
      }
      let folder = architecture.testFolder
      let written = package.files(under: folder).flatMap(\.functions)
        .filter(\.isTest).map {
          LogicSuite.Test(suite: $0.type ?? "", name: $0.name)
        }
      #expect(Set(found) == Set(written), "\(architecture.name)")
    }
  }
}
