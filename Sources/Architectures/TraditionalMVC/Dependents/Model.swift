/// Something that others depend on, and that tells them when it has changed.
///
/// It must not know what its dependents are, or that there is a screen.
///
/// This module is after Glenn Krasner and Stephen Pope, "A Description of the
/// Model-View-Controller User Interface Paradigm in the Smalltalk-80 System"
/// (1988). There as here, a view makes its controller, both hold the model,
/// and the model tells both by `update` which of its aspects has changed. Ours
/// differs in this:
///
/// - Smalltalk holds dependents until they are released, and a view and its
///   controller hold each other. Here every way back is weak.
/// - An aspect is a symbol there, and any dependent may overlook it. Here each
///   model lists its aspects, and the compiler wants an answer to each.
/// - A controller there asks the mouse and the keyboard what the user does,
///   and each part of a view has one of its own. Here buttons and tables tell
///   the one controller of the screen.
/// - The console shows what a view controller hosts, so there is a plain one.
///
/// The literature disagrees about three things. A model that is passive tells
/// nobody, and its controller tells the view (Steve Burbeck, "How to use
/// Model-View-Controller", 1987). An observer may be handed the news itself
/// instead of asking for it ("Design Patterns", 1994, Observer). What only a
/// screen needs, such as that it is loading, stands in the model here; later
/// Smalltalks put it in an application model between model and view, from
/// which the view model comes (Martin Fowler, "GUI Architectures", 2006).
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
  final func changed(_ aspect: Aspect) {
    for dependent in dependents { dependent.object?.update(aspect) }
  }

  /// A dependent that is known and not held.
  private struct WeakDependent {
    weak var object: (any Dependent<Aspect>)?
  }
}
