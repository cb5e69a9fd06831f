import Catalogue
import ConsoleUI
import Models
import Play
import Trace

extension Catalogue {
  /// The architectures there are, as a comparison prints them.
  package static let names =
    standard.architectures.map(\.name).joined(separator: ", ")

  /// The features there are, as a message lists them.
  package static let featureNames =
    standard.features.map(\.name).joined(separator: ", ")

  /// How wide a terminal has to be for the frames to stand side by side: 42
  /// columns each, one beside it for a mark, and one between two of them.
  package static let widthForAll = standard.architectures.count * 44 - 1

  /// As many architectures and features as there will be one day.
  package static let full = Catalogue(
    architectures: [
      .mvc, .mvc.copy(named: "traditional-mvc", alsoKnownAs: ["smalltalk-mvc"]),
      .mvp, .mvvm, .mvvm.copy(named: "mvvm-observation"),
      .mvp.copy(named: "mvi", alsoKnownAs: ["redux", "tca"]),
      .mvp.copy(named: "viper"),
    ],
    features: standard.features
      + ["employees", "world-clock", "todo"]
      .filter { standard.feature(named: $0) == nil }
      .map { name in
        Feature(
          name: name,
          abstract: "One of those that come later, as long as others",
          readData: Feature.greeting.readData,
          sampleData: Feature.greeting.sampleData,
          demos: Feature.greeting.demos
        )
      }
  )

  /// Three architectures, the second of which greets the wrong person.
  package static let broken = Catalogue(
    architectures: [.mvc, .broken, .mvvm],
    features: [.greeting]
  )
}

extension Architecture {
  package static let broken = Architecture.mvp.copy(
    named: "mvx",
    title: "Model-View-Mistake",
    screens: [
      .greeting: ScreenFactory { (_: Person) in
        let wrong = Person(firstName: "Nobody", lastName: "")
        let factory = Architecture.mvp.screens[.greeting]
        return factory?.makeScreen(wrong) ?? ViewController()
      }
    ]
  )

  /// The same code under another name.
  package func copy(
    named name: String,
    alsoKnownAs: [String] = [],
    title: String? = nil,
    screens: [Feature: ScreenFactory]? = nil
  ) -> Architecture {
    Architecture(
      name: name,
      alsoKnownAs: alsoKnownAs,
      title: title ?? self.title,
      module: module,
      roles: pattern.roles,
      deciders: pattern.deciders,
      rules: pattern.rules,
      screens: screens ?? self.screens
    )
  }
}

extension Feature {
  /// The session of one variant on the bundled sample data.
  @MainActor
  package func session(
    _ architecture: Architecture = .mvp,
    size: CellSize = Session.standardSize
  ) throws -> Session? {
    let data = try sampleData()
    return Variant(architecture, self).map {
      Session(variant: $0, world: World(data: data), size: size)
    }
  }
}

/// Gathers the lines that something prints.
@MainActor
package final class Printed {
  package private(set) var lines: [String] = []

  package init() {}

  package var text: String { lines.joined(separator: "\n") }

  package func write(_ line: String) { lines.append(line) }
}
