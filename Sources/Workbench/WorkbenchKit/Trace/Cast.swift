import CallTrace

/// Who takes part in a trace of one architecture.
struct Cast {
  /// Somebody who takes part.
  struct Member {
    var role: Role
    /// The name under which it stands in a diagram.
    var name: String

    /// The role that a diagram shows: there all of the console's kit is
    /// widgets.
    var shownRole: Role { role == .framework ? .widget : role }
  }

  private let architecture: Architecture

  init(_ architecture: Architecture) {
    self.architecture = architecture
  }

  /// Whose function was called; nil for helpers, whose calls count as done by
  /// their caller.
  func member(of call: Recording.Call) -> Member? {
    switch call.function.module {
    case architecture.module:
      return ownMember(of: call)
    case "Models":
      // What extends types of other modules there helps, and is no model.
      return call.types.first { $0.module == "Models" }
        .map { Member(role: .model, name: $0.name) }
    case "Services":
      return call.types.first { $0.name.hasSuffix("Service") }
        .map { Member(role: .service, name: $0.name) }
    case "Layouts" where call.standsForAll:
      return ownMember(of: call)
    case "ConsoleUI", "Layouts":
      return call.function.type.map { name in
        Member(role: call.types.first?.kitRole ?? .framework, name: name)
      }
    default:
      return nil
    }
  }

  /// The type of the architecture's module that a call of no member shows.
  func typeWithoutRole(of call: Recording.Call) -> String? {
    guard call.function.module == architecture.module,
      let type = call.types.first, type.module == architecture.module
    else { return nil }
    return type.name
  }

  private func ownMember(of call: Recording.Call) -> Member? {
    guard call.function.type != nil else {
      return function(named: call.function.baseName)
    }
    for type in call.types {
      if let role = role(of: type) {
        return Member(role: role, name: type.name)
      }
    }
    return nil
  }

  /// The role of a type that the architecture declares or extends.
  private func role(of type: DeclaringType) -> Role? {
    let kitRole = type.isOfKit ? type.kitRole : nil
    if type.module == "ConsoleUI", kitRole == .widget { return .widget }
    if type.module == "Models" {
      return type.name.hasSuffix("Service") ? .service : .model
    }
    guard
      kitRole != nil || type.module == "Layouts"
        || type.module == architecture.module
    else { return nil }
    let role = architecture.roles.first {
      type.name.hasSuffix($0.ending) && $0.role.draws == type.draws
    }?.role
    // What a module adds to a cell draws, as the cell does.
    return role ?? (kitRole != nil && type.isCellOrWidget ? .widget : nil)
  }

  /// The role of a controller that is known by its type's name alone.
  func role(ofController name: String) -> Role? {
    architecture.roles.first { name.hasSuffix($0.ending) && $0.role.draws }?
      .role
  }

  private func function(named name: String) -> Member? {
    if name.hasPrefix("make"), name.hasSuffix("Screen") {
      return Member(role: .assembly, name: name)
    }
    let role = architecture.roles.first { $0.ending == name }?.role
    return role.map { Member(role: $0, name: name) }
  }

  /// From left to right in a diagram: from the user to the data.
  func rank(of role: Role) -> Int {
    let order =
      [.widget] + architecture.roles.map(\.role) + [.service, .model]
    return order.firstIndex(of: role) ?? order.count
  }
}

extension Recording.Call {
  /// Whether it is one of a view controller that stands once for all
  /// architectures.
  fileprivate var standsForAll: Bool {
    types.first?.name.hasSuffix("ViewController") == true
  }
}

extension PlayedCalls {
  /// For each call the name under which its receiver stands in a diagram.
  ///
  /// Layouts have no behaviour, and base classes no identity of their own;
  /// what these call counts as called by whoever called them.
  var participants: [String?] {
    zip(calls, members).map { call, member in
      guard let member, member.role != .assembly,
        call.function.module != "Layouts" || call.standsForAll,
        call.function.module != "ConsoleUI"
          || !Self.plumbing.contains(member.name)
      else { return nil }
      return member.name
    }
  }

  private static let plumbing: Set = [
    "View", "ViewController", "StackView", "NavigationView", "AlertView",
    "Canvas", "Image", "CellStyle", "WidgetChange",
  ]
}
