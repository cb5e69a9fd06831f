extension Route {
  private static let scheme = "workbench://"

  /// Reads a link; nil where it leads nowhere.
  init?(link: String) {
    guard link.hasPrefix(Self.scheme) else { return nil }
    let path = link.dropFirst(Self.scheme.count)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("employees", 1):
      self = .list
    case ("help", 1):
      self = .help
    case ("employees", 2...):
      guard let id = Int(parts[1]) else { return nil }
      switch parts.dropFirst(2) {
      case []: self = .detail(id: id)
      case ["edit"]: self = .editor(id: id)
      default: return nil
      }
    default:
      return nil
    }
  }

  /// The link that leads here.
  var link: String {
    switch self {
    case .list: "\(Self.scheme)employees"
    case .help: "\(Self.scheme)help"
    case .detail(let id): "\(Self.scheme)employees/\(id)"
    case .editor(let id): "\(Self.scheme)employees/\(id)/edit"
    }
  }
}
