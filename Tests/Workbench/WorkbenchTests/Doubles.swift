import Catalogue
import ConsoleUI
import Models
import WorkbenchKit

extension Catalogue {
  /// The architectures there are, as a comparison prints them.
  static let names =
    standard.architectures.map(\.name).joined(separator: ", ")

  /// The features there are, as a message lists them.
  static let featureNames =
    standard.features.map(\.name).joined(separator: ", ")

  /// How wide a terminal has to be for the frames to stand side by side: 42
  /// columns each, one beside it for a mark, and one between two of them.
  static let widthForAll = standard.architectures.count * 44 - 1

  /// Three architectures, the second of which greets the wrong person.
  static let broken = Catalogue(
    architectures: [.mvc, .broken, .mvvm],
    features: [.greeting]
  )
}

extension Architecture {
  static let broken = Architecture(
    name: "mvx",
    title: "Model-View-Mistake",
    module: Architecture.mvp.module,
    roles: Architecture.mvp.roles,
    deciders: Architecture.mvp.deciders,
    rules: Architecture.mvp.rules,
    screens: [
      .greeting: ScreenFactory { (_: Person) in
        let wrong = Person(firstName: "Nobody", lastName: "")
        let factory = Architecture.mvp.screens[.greeting]
        return factory?.makeScreen(wrong) ?? ViewController()
      }
    ]
  )
}

extension Feature {
  /// The session of one variant on the bundled sample data.
  @MainActor
  func session(
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
final class Printed {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  func write(_ line: String) { lines.append(line) }
}
