/// One way to divide a feature into types.
public struct Architecture: CustomStringConvertible, Sendable {
  /// The word for it on the command line, such as "mvp".
  public let name: String
  /// Other words for it, to which the command line answers with its name.
  public let alsoKnownAs: [String]
  /// Its name in the literature.
  public let title: String
  /// The module that holds its types.
  public let module: String
  /// The roles of the module's types and free functions.
  ///
  /// The end of a type's name gives its role: `GreetingPresenter` ends in
  /// `Presenter`. A type whose name has none of these endings has the role of
  /// the type that contains it. If no type contains it, it has no role, and the
  /// workbench reports it. Roles that draw, such as `.view`, are for subclasses
  /// of `View` and `ViewController`, and the other roles for all other types.
  /// For a free function, the ending is its whole name.
  public let roles: [(ending: String, role: Role)]
  /// The roles that decide what happens: in them lives the logic.
  public let deciders: Set<Role>
  /// What the pattern demands of calls.
  public let rules: [Rule]
  /// How the first screen of each feature is made.
  public let screens: [Feature: ScreenFactory]

  public init(
    name: String,
    alsoKnownAs: [String] = [],
    title: String,
    module: String,
    roles: [(ending: String, role: Role)],
    deciders: Set<Role>,
    rules: [Rule],
    screens: [Feature: ScreenFactory]
  ) {
    self.name = name
    self.alsoKnownAs = alsoKnownAs
    self.title = title
    self.module = module
    self.roles = roles
    self.deciders = deciders
    self.rules = rules
    self.screens = screens
  }

  public var description: String { name }

  /// Where its code stands, from the package's folder.
  public var sourceFolder: String { "Sources/Architectures/\(module)" }

  /// The target that tests it at its narrowest seam.
  public var testTarget: String { "\(module)Tests" }

  /// Where those tests stand, from the package's folder.
  public var testFolder: String { "Tests/Architectures/\(testTarget)" }
}
