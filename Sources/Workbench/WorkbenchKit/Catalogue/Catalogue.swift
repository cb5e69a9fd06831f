import ConsoleUI

/// The architectures and features there are.
///
/// A new one joins by an entry here; nothing else lists them.
public struct Catalogue: Sendable {
  public let architectures: [Architecture]
  public let features: [Feature]

  public static let standard = Catalogue(
    architectures: [.mvc, .mvp, .mvvm],
    features: [.greeting, .photoList, .weather]
  )

  public init(architectures: [Architecture], features: [Feature]) {
    self.architectures = architectures
    self.features = features
  }

  /// All variants, feature by feature.
  public var variants: [Variant] {
    features.flatMap(variants(of:))
  }

  /// A feature in each of the architectures that have it.
  public func variants(of feature: Feature) -> [Variant] {
    architectures.compactMap { Variant($0, feature) }
  }

  public func architecture(named name: String) -> Architecture? {
    architectures.first { $0.name == name.lowercased() }
  }

  public func feature(named name: String) -> Feature? {
    features.first { $0.name == name.lowercased() }
  }
}

/// One feature in one architecture.
public struct Variant: Sendable {
  public let architecture: Architecture
  public let feature: Feature
  let makeScreen: Architecture.ScreenFactory

  /// The variant, or nil where the architecture lacks the feature.
  public init?(_ architecture: Architecture, _ feature: Feature) {
    guard let makeScreen = architecture.screens[feature] else { return nil }
    self.architecture = architecture
    self.feature = feature
    self.makeScreen = makeScreen
  }

  /// Such as "mvp/photo-list".
  public var name: String { "\(architecture.name)/\(feature.name)" }
}

extension Variant: CustomStringConvertible {
  public var description: String { name }
}
