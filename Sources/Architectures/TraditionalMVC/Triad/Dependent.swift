/// An object that is told when a model has changed.
///
/// `update` names the aspect. The dependent asks the model for its new value.
@MainActor
protocol Dependent<Aspect>: AnyObject {
  /// What can change in the model.
  associatedtype Aspect

  func update(_ aspect: Aspect)
}
