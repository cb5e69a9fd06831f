import Catalogue
import Play
import SwiftSource
import Testing

@testable import Measure

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
      (
        .mvp, .photoList,
        ["PhotoCellSpy", "PhotoDetailViewSpy", "PhotoListViewSpy"]
      ),
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
    #expect(try suite(architecture, feature).doubles.names == names)
  }

  @Test("The statements of a double are those of all its parts")
  func statementsOfDoubles() throws {
    let spy = try suite(.mvp, .greeting).doubles
    // The initial value of a list, and a call that appends to it.
    #expect(spy.statements == 2)
  }

  @Test("Tests belong to the feature in whose folder they stand")
  func tests() throws {
    let tests = try suite(.mvp, .greeting).tests
    #expect(
      Set(tests.compactMap(\.suite))
        == ["GreetingOwnershipTests", "GreetingTests"]
    )
    #expect(
      Set(tests.filter { $0.suite == "GreetingOwnershipTests" }.map(\.name))
        == ["theGreetingIsReleased", "aPresenterDoesNotKeepItsView"]
    )
    let weather = try suite(.mvvm, .weather).tests
    #expect(
      Set(weather.compactMap(\.suite)) == [
        "WeatherFormatTests", "WeatherOrderTests", "WeatherOwnershipTests",
        "WeatherTests",
      ]
    )
  }

  @Test("The filter fits the suite's tests and no other's")
  func filter() throws {
    let suite = try suite(.mvp, .greeting)
    let filter = try Regex(suite.filter)
    for test in suite.tests {
      let name = "MVPTests.\(test.suite ?? "")/\(test.name)()/File.swift:1:2"
      #expect(name.firstMatch(of: filter) != nil)
    }
    for name in [
      "MVPTests.WeatherOwnershipTests/aPresenterDoesNotKeepItsView()/F.swift:1:2",
      "MVVMTests.GreetingTests/nothingIsSaidBeforeTheFirstTap()/F.swift:1:2",
      "MVPTests.GreetingTests/nothingIsSaidBeforeTheFirstTapAtAll()/F.swift:1:2",
    ] {
      #expect(name.firstMatch(of: filter) == nil)
    }
  }

  @Test("Tests in a type of a type, and in none")
  func otherForms() throws {
    var package = SmallPackage()
    package.files["Tests/Architectures/MVPTests/Greeting/MoreTests.swift"] = """
      struct Outer { struct Inner { @Test func one() { check() } } }
      @Test func two() throws { try #require(Bool(true)) }
      private func check() { #expect(Bool(true)) }
      """
    let suite = try package.read {
      LogicSuite(
        try Fixtures.variant(.mvp, .greeting),
        in: $0,
        catalogue: SmallPackage.catalogue
      )
    }
    #expect(
      suite.filter
        == #"^MVPTests\.((two)\(|GreetingTests/(aTapGreets)\(|Outer/Inner/(one)\()"#
    )
  }

  @Test("Every test stands in a feature's folder or is about what all need")
  func allTests() throws {
    let package = try Fixtures.sources()
    let features = Catalogue.standard.features.map(\.folderName)
    for architecture in Catalogue.standard.architectures {
      let files = package.files(under: architecture.testFolder)
      for file in files where file.members.contains(where: \.isTest) {
        let folders = file.path.split(separator: "/").map(String.init)
        // Its name must not say that it is about a feature.
        let isOfFeature = features.contains { folders.contains($0) }
        let speaksOfFeature = features.contains { folders[3].hasPrefix($0) }
        #expect(isOfFeature || !speaksOfFeature, "\(file.path)")
        #expect(file.path.hasSuffix("/OwnershipTests.swift") == false)
      }
    }
  }
}
