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

  /// Tells every dependent, in the order in which they came.
  ///
  /// A dependent that is told may ask for everything. So a model whose load
  /// ends changes in this order:
  ///
  /// 1. It keeps what came. Nobody who hears that it no longer loads finds the
  ///    old value.
  /// 2. It says that it no longer loads.
  /// 3. It says why the load failed. Nobody finds the failure of a load that
  ///    still runs.
  final func changed(_ aspect: Aspect) {
    for dependent in dependents { dependent.object?.update(aspect) }
  }

  /// A dependent that is known and not held.
  private struct WeakDependent {
    weak var object: (any Dependent<Aspect>)?
  }
}
