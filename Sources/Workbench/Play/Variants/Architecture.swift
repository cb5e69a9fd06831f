import Trace

/// One way to divide a feature into types.
public struct Architecture: CustomStringConvertible, Sendable {
  /// The word for it on the command line, such as "mvp".
  public let name: String
  /// Other words for it, to which the command line answers with its name.
  public let alsoKnownAs: [String]
  /// Its name in the literature.
  public let title: String
  /// Its roles and rules.
  public let pattern: Pattern
  /// How the first screen of each feature is made.
  public let screens: [Feature: ScreenFactory]

  /// - Parameters:
  ///   - module: See `Pattern`, as for roles, deciders, holders and rules.
  public init(
    name: String,
    alsoKnownAs: [String] = [],
    title: String,
    module: String,
    roles: [(ending: String, role: Role)],
    deciders: Set<Role>,
    holders: Set<Role>? = nil,
    rules: [Rule],
    screens: [Feature: ScreenFactory]
  ) {
    self.name = name
    self.alsoKnownAs = alsoKnownAs
    self.title = title
    self.screens = screens
    pattern = Pattern(
      module: module,
      roles: roles,
      deciders: deciders,
      holders: holders,
      rules: rules
    )
  }

  public var description: String { name }

  /// The module that holds its types.
  public var module: String { pattern.module }

  /// Where its code stands, from the package's folder.
  public var sourceFolder: String { "Sources/Architectures/\(module)" }

  /// The target that tests it at its narrowest seam.
  public var testTarget: String { "\(module)Tests" }

  /// Where those tests stand, from the package's folder.
  public var testFolder: String { "Tests/Architectures/\(testTarget)" }
}
