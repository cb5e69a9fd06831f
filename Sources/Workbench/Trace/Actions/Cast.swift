import ConsoleUI

/// Who takes part in a trace of one architecture.
package final class Cast {
  /// Somebody who takes part.
  final class Member {
    let role: Role
    /// The name under which it stands in a diagram.
    let name: String
    /// Whether it has a lifeline in a diagram; else what it calls counts there
    /// as called by its caller.
    ///
    /// Layouts have no behaviour, and base classes no identity of their own.
    let hasLifeline: Bool
    /// Whether a diagram shows it as a widget: there all of the console's kit
    /// is.
    let isWidget: Bool
    /// Its role in a diagram: there an error is no model, for it decides
    /// nothing.
    let shownRole: Role

    init(role: Role, name: String, hasLifeline: Bool = true) {
      self.role = role
      self.name = name
      self.hasLifeline = hasLifeline
      isWidget = [.widget, .framework].contains(role)
      let isError = role == .model && name.hasSuffix("Error")
      shownRole = isWidget ? .widget : isError ? Role("error") : role
    }
  }

  private let pattern: Pattern
  /// The members that were asked for: in each action the same functions run.
  private var known: [ObjectIdentifier: Member?] = [:]

  package init(_ pattern: Pattern) {
    self.pattern = pattern
  }

  /// Whose function was called; nil for helpers, whose calls count as done by
  /// their caller.
  func member(of callee: Callee) -> Member? {
    let key = ObjectIdentifier(callee)
    if let member = known[key] { return member }
    let member = findMember(of: callee)
    known[key] = .some(member)
    return member
  }

  private func findMember(of callee: Callee) -> Member? {
    let type = callee.types.first
    switch callee.name.module {
    case pattern.module:
      return ownMember(of: callee)
    case "Models":
      // What extends types of other modules there helps, and is no model.
      return callee.types.first { $0.module == "Models" }
        .map { Member(role: .model, name: $0.name) }
    case "Services":
      return callee.types.first { $0.name.hasSuffix("Service") }
        .map { Member(role: .service, name: $0.name) }
    case "Layouts" where type?.name.hasSuffix("ViewController") == true:
      // It stands once for all architectures.
      return ownMember(of: callee)
    case "ConsoleUI", "Layouts":
      guard let name = callee.name.type else { return nil }
      let isPlumbing =
        callee.name.module == "Layouts" || Self.plumbing.contains(name)
      return Member(
        role: type?.isWidget == true ? .widget : .framework,
        name: name,
        hasLifeline: !isPlumbing
      )
    default:
      return nil
    }
  }

  private static let plumbing: Set = [
    "View", "ViewController", "StackView", "NavigationView", "AlertView",
    "Canvas", "Icon", "CellStyle", "WidgetChange", "TrackedUpdate",
  ]

  /// The type of the architecture's module that a call of no member shows.
  func typeWithoutRole(of callee: Callee) -> String? {
    guard callee.name.module == pattern.module,
      let type = callee.types.first, type.module == pattern.module
    else { return nil }
    return type.name
  }

  private func ownMember(of callee: Callee) -> Member? {
    guard callee.name.type != nil else {
      return function(named: callee.name.baseName)
    }
    for type in callee.types {
      if let role = role(of: type) {
        return Member(role: role, name: type.name)
      }
    }
    return nil
  }

  /// The role of a type that the architecture declares or extends.
  private func role(of type: DeclaringType) -> Role? {
    let role = pattern.role(ofType: type.name, draws: type.draws)
    switch type.module {
    case pattern.module: return role
    case "Models": return type.name.hasSuffix("Service") ? .service : .model
    case "ConsoleUI" where type.isWidget: return .widget
    // What a module adds to a cell draws, as the cell does.
    case "ConsoleUI", "Layouts":
      return role ?? (type.isWidget || type.isCell ? .widget : nil)
    default: return nil
    }
  }

  private func function(named name: String) -> Member? {
    if name.hasPrefix("make"), name.hasSuffix("Screen") {
      return Member(role: .assembly, name: name, hasLifeline: false)
    }
    return pattern.role(ofFunction: name)
      .map { Member(role: $0, name: name) }
  }
}

extension Pattern {
  /// From left to right in a diagram: from the user to the data.
  func rank(of role: Role) -> Int {
    let order = [.widget] + roles.map(\.role) + [.service, .model]
    return order.firstIndex(of: role) ?? order.count
  }
}

extension DeclaringType {
  /// Whether it inherits from what the console draws or drives.
  fileprivate var draws: Bool {
    metatype is View.Type || metatype is ViewController.Type
  }

  fileprivate var isCell: Bool { metatype is TableViewCell.Type }

  /// Whether it is a view that the user sees or presses, and neither a cell of
  /// a table nor a view around screens and alerts.
  fileprivate var isWidget: Bool {
    metatype is View.Type && !isCell
      && !["AlertView", "NavigationView"].contains(name)
  }
}
