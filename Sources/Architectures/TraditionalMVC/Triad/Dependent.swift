/// An object that is told when a model has changed.
///
/// `update` names the aspect, and the dependent asks the model for the rest. By
/// then the model has made the whole change.
@MainActor
protocol Dependent<Aspect>: AnyObject {
  /// What can change in the model.
  associatedtype Aspect

  func update(_ aspect: Aspect)
}
