import ConsoleUI

/// One way to divide a feature into types.
public struct Architecture: Sendable {
  public typealias ScreenFactory =
    @MainActor @Sendable (Dependencies) -> ViewController

  /// The word for it on the command line, such as "mvp".
  public let name: String
  /// Its name in the literature.
  public let title: String
  /// The module that holds its types.
  public let module: String
  /// The role of the module's types, by the ending of their names.
  public let roles: [(ending: String, role: Role)]
  /// The role that decides what happens: in it lives the logic.
  public let decider: Role
  /// What the pattern demands of calls.
  public let rules: [Rule]
  /// How the first screen of each feature is made.
  public let screens: [Feature: ScreenFactory]

  public init(
    name: String,
    title: String,
    module: String,
    roles: [(ending: String, role: Role)],
    decider: Role,
    rules: [Rule],
    screens: [Feature: ScreenFactory]
  ) {
    self.name = name
    self.title = title
    self.module = module
    self.roles = roles
    self.decider = decider
    self.rules = rules
    self.screens = screens
  }

  /// Where its code stands, from the package's folder.
  public var sourceFolder: String { "Sources/Architectures/\(module)" }

  /// The target that tests it at its narrowest seam.
  public var testTarget: String { "\(module)Tests" }

  /// Where those tests stand, from the package's folder.
  public var testFolder: String { "Tests/Architectures/\(testTarget)" }
}
