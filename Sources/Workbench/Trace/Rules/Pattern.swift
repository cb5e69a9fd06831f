/// Which part each type of an architecture plays, and who may not call whom.
public struct Pattern: Sendable {
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
  /// The roles that hold what the deciders decide on, most often themselves.
  public let holders: Set<Role>
  /// What the pattern demands of calls.
  public let rules: [Rule]

  package init(
    module: String,
    roles: [(ending: String, role: Role)],
    deciders: Set<Role>,
    holders: Set<Role>? = nil,
    rules: [Rule]
  ) {
    self.module = module
    self.roles = roles
    self.deciders = deciders
    self.holders = holders ?? deciders
    self.rules = rules
  }

  /// The names of the roles that decide.
  package var namesOfDeciders: Set<String> { Set(deciders.map(\.name)) }

  /// The role of a type, by the end of its name and by whether it inherits
  /// from `View` or `ViewController`.
  package func role(ofType name: String, draws: Bool) -> Role? {
    roles.first { name.hasSuffix($0.ending) && $0.role.draws == draws }?.role
  }

  /// The role of a free function, by its whole name.
  package func role(ofFunction name: String) -> Role? {
    roles.first { $0.ending == name }?.role
  }
}
