import CallTrace

/// Who takes part in a trace of one architecture.
struct Cast {
  private let architecture: Architecture

  init(_ architecture: Architecture) {
    self.architecture = architecture
  }

  /// The role of the type that a function belongs to; nil for helpers, such
  /// as those of Formatting.
  func role(of function: FunctionName) -> Role? {
    guard let type = function.type else { return nil }
    switch function.module {
    case architecture.module:
      return architectureRole(ofType: type)
    case "Models":
      // What extends types of other modules there helps, and is no model.
      return function.typeModule == "Models" ? .model : nil
    case "Services":
      return type.hasSuffix("Service") ? .service : nil
    case "Layouts" where isViewController(type):
      return architectureRole(ofType: type)
    case "ConsoleUI", "Layouts":
      return .widget
    default:
      return nil
    }
  }

  private func architectureRole(ofType type: String) -> Role? {
    architecture.roles.first { type.hasSuffix($0.ending) }?.role
  }

  /// Whether it is one that stands once for all architectures, in Layouts.
  private func isViewController(_ type: String) -> Bool {
    type.hasSuffix("ViewController")
  }

  /// The name under which a function's type stands in a diagram.
  ///
  /// Layouts have no behaviour, and base classes no identity of their own;
  /// what these call counts as called by whoever called them.
  func participant(of function: FunctionName) -> String? {
    guard let type = function.type, role(of: function) != nil,
      function.module != "Layouts" || isViewController(type),
      !(function.module == "ConsoleUI" && Self.plumbing.contains(type))
    else { return nil }
    return type
  }

  private static let plumbing: Set = [
    "View", "ViewController", "StackView", "NavigationView", "AlertView",
    "Canvas", "Image", "CellStyle", "WidgetChange",
  ]

  /// From left to right in a diagram: from the user to the data.
  func rank(of role: Role) -> Int {
    let order =
      [.widget] + architecture.roles.map(\.role) + [.service, .model]
    return order.firstIndex(of: role) ?? order.count
  }
}
