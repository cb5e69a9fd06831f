/// Something that others depend on, and that tells them when it has changed.
///
/// It must not know what its dependents are, or that there is a screen.
@MainActor
class Model {
  /// Who is told; they are not kept alive, and may go before the model.
  private var dependents: [WeakDependent] = []

  func addDependent(_ dependent: any Dependent) {
    dependents.append(WeakDependent(object: dependent))
  }

  func removeDependent(_ dependent: any Dependent) {
    dependents.removeAll { $0.object === dependent }
  }

  /// Tells every dependent, in the order in which they came.
  final func changed() {
    for dependent in dependents.reversed() { dependent.object?.update() }
  }
}

/// A dependent that is known and not held.
private struct WeakDependent {
  weak var object: (any Dependent)?
}
