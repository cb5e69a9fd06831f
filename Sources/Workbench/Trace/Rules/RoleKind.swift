/// What a role is to a reader: each has a colour, and a word beside it.
package enum RoleKind: String, Sendable {
  case view = "v"
  case decider = "d"
  case model = "m"
  case service = "s"
  case widget = "w"
  /// What carries something from one to another.
  case carrier = "o"

  /// - Parameters:
  ///   - role: The name of a role; nil for what is outside.
  ///   - deciders: The names of the architecture's roles that decide.
  package init(of role: String?, deciders: Set<String>) {
    switch role {
    case "widget"?, "framework"?: self = .widget
    case "service"?: self = .service
    case "model"?: self = .model
    case "view"?, "host"?: self = .view
    case let role? where deciders.contains(role): self = .decider
    default: self = .carrier
    }
  }
}
