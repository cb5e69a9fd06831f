/// What wants to hear that a model has changed.
///
/// It is told that something is new, and not what: it asks the model.
@MainActor
protocol Dependent: AnyObject {
  func update()
}
