/// What wants to hear that a model has changed.
///
/// It is told what kind of thing is new, and not the news: it asks the model.
@MainActor
protocol Dependent<Aspect>: AnyObject {
  /// The kinds of change that the model tells of.
  associatedtype Aspect

  func update(_ aspect: Aspect)
}
