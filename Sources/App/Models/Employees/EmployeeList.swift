/// The employees that were loaded, which of them a search finds, and in what
/// order.
///
/// A search and an order stay when other employees are loaded.
public struct EmployeeList: Equatable, Sendable {
  public enum Order: Sendable {
    /// Without regard to case and accents, equals by id.
    case name
    /// The highest first, those without a salary last, equals by name.
    case salary
  }

  /// The employees that the search finds, in order.
  public private(set) var shown: [Employee] = []
  /// How many there are, found or not; nil until some were loaded.
  public private(set) var total: Int?
  public private(set) var order = Order.name
  /// What is searched for, as it was typed.
  public private(set) var searchText = ""
  private var byName: [Employee] = []
  /// All of them, in the order that was chosen.
  private var ordered: [Employee] = []

  public init() {}

  /// Whether a text is searched for; a blank one finds all.
  public var isSearching: Bool { !searchText.folded.isEmpty }

  public mutating func load(_ employees: [Employee]) {
    total = employees.count
    byName = employees.sorted {
      ($0.foldedName, $0.id) < ($1.foldedName, $1.id)
    }
    sort()
  }

  /// Shows only those whose name contains the text, without regard to case,
  /// accents and spaces around it.
  public mutating func search(for text: String) {
    searchText = text
    find()
  }

  /// Changes from the one order to the other.
  public mutating func toggleOrder() {
    order = order == .name ? .salary : .name
    sort()
  }

  private mutating func sort() {
    switch order {
    case .name:
      ordered = byName
    case .salary:
      // The sort is stable, so equals stay by name.
      ordered = byName.sorted { ($0.salary ?? .min) > ($1.salary ?? .min) }
    }
    find()
  }

  private mutating func find() {
    let key = searchText.folded
    shown =
      key.isEmpty
      ? ordered : ordered.filter { $0.foldedName.contains(key) }
  }
}
