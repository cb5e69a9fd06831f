/// Something that others depend on, and that tells them when it has changed.
///
/// It reaches its dependents only by `update(_:)`, and knows nothing else of
/// them.
@MainActor
class Model<Aspect> {
  /// Who is told; a model may outlive its views, and keeps none of them alive.
  private var dependents: [WeakDependent] = []

  init() {}

  func addDependent(_ dependent: any Dependent<Aspect>) {
    dependents.removeAll { $0.object == nil }
    dependents.append(WeakDependent(object: dependent))
  }

  func removeDependent(_ dependent: any Dependent<Aspect>) {
    dependents.removeAll { $0.object === dependent }
  }

  /// Tells of one aspect after the other, each time all dependents in the order
  /// in which they were added.
  ///
  /// A dependent that is told may ask for everything. So a model first makes
  /// the whole change, and then tells of it. It tells of a failure last: the
  /// alert is presented above views that are up to date.
  final func changed(_ aspects: Aspect...) {
    for aspect in aspects {
      for dependent in dependents { dependent.object?.update(aspect) }
    }
  }

  /// A dependent that is known and not held.
  private struct WeakDependent {
    weak var object: (any Dependent<Aspect>)?
  }
}
