import Formatting

/// In what order employees stand.
public enum EmployeeOrder: Sendable {
  /// Without regard to case and accents, equals by id.
  case name
  /// The highest first, those without a salary last, equals by name.
  case salary
}

extension [Employee] {
  /// The employees in an order.
  public func sorted(by order: EmployeeOrder) -> [Employee] {
    let byName = sorted { ($0.foldedName, $0.id) < ($1.foldedName, $1.id) }
    return switch order {
    case .name: byName
    // The sort is stable, so equals stay by name.
    case .salary: byName.sorted { ($0.salary ?? .min) > ($1.salary ?? .min) }
    }
  }

  /// Those whose name contains the text, without regard to case, accents and
  /// spaces around it; all where the text is blank.
  public func matching(_ text: String) -> [Employee] {
    guard !text.isBlank else { return self }
    let key = text.folded
    return filter { $0.foldedName.contains(key) }
  }
}
