/// A place in the app.
enum Route: Equatable {
  case list
  case help
  case detail(id: Int)
  case editor(id: Int)

  /// Who has to be there for it; nil where nobody has to.
  var employeeID: Int? {
    switch self {
    case .list, .help: nil
    case .detail(let id), .editor(let id): id
    }
  }
}
