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

  /// Tells every dependent, in the order in which they came.
  ///
  /// They are told at each change, and may ask for everything. So when a load
  /// ends, a model first keeps what came, then says that it no longer loads,
  /// and then why it failed: nobody finds the old value once more, or a failure
  /// of a load that still runs.
  final func changed(_ aspect: Aspect) {
    for dependent in dependents { dependent.object?.update(aspect) }
  }

  /// A dependent that is known and not held.
  private struct WeakDependent {
    weak var object: (any Dependent<Aspect>)?
  }
}
