/// Is told what the user does.
@MainActor
protocol PhotoCountLayoutDelegate: AnyObject {
  func reloadWanted()
}
