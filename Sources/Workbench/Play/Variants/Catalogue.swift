/// The architectures and features that there are to run and compare.
public struct Catalogue: Sendable {
  public let architectures: [Architecture]
  public let features: [Feature]

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
public struct Variant: CustomStringConvertible, Sendable {
  public let architecture: Architecture
  public let feature: Feature
  /// How its first screen is made.
  public let screen: ScreenFactory

  /// The variant, or nil where the architecture lacks the feature.
  public init?(_ architecture: Architecture, _ feature: Feature) {
    guard let screen = architecture.screens[feature] else { return nil }
    self.architecture = architecture
    self.feature = feature
    self.screen = screen
  }

  /// Such as "mvp/photo-list".
  public var name: String { "\(architecture.name)/\(feature.name)" }

  public var description: String { name }
}
