/// A place in the app.
enum Route: Equatable {
  case list
  case help
  case detail(id: Int)
  case editor(id: Int)
}
