/// Something that others depend on, and that tells them when it has changed.
///
/// It must not know what its dependents are, or that there is a screen.
///
/// This module is after Glenn Krasner and Stephen Pope, "A Description of the
/// Model-View-Controller User Interface Paradigm in the Smalltalk-80 System"
/// (1988). There as here, a view makes its controller, both hold the model,
/// and the model tells its dependents, the view and where needed the
/// controller, by `update` which of its aspects has changed. Ours differs in
/// this:
///
/// - There: A model holds its dependents, and a closed view removes itself
///   (`release`). Here: The model's references to its dependents and the
///   controller's to its view are weak, so nobody has to remove a dependent.
/// - There: An aspect is a symbol, and a dependent may ignore it. Here: Each
///   model lists its aspects, and a `switch` without `default` must name each.
/// - There: A controller asks the mouse and the keyboard what the user does,
///   and each part of a view has one of its own. Here: Buttons and tables tell
///   the one controller of the screen.
/// - There: A view draws itself or consists of other views. Here: A view has
///   one subview, the layout, which all architectures share.
/// - There: One class, StandardSystemView, is the top view of every window.
///   Here: The console shows what a view controller hosts, so each screen has
///   a plain one.
/// - There: Several views of one model are common. Here: Only the to-dos and
///   the editor of one are views of the same model. The tests show that the
///   others could be.
///
/// The literature disagrees about three things. A model that is passive tells
/// nobody, and its controller tells the view (Steve Burbeck, "How to use
/// Model-View-Controller", 1987). An observer may be handed the news itself
/// instead of asking for it ("Design Patterns", 1994, Observer). What only a
/// screen needs, such as that it is loading, stands in the model here. Krasner
/// and Pope already put an object of its own between a view and the "actual"
/// model: an Inspector, or a Browser. `PhotoListModel` is such a browser of
/// photos. Later Smalltalks call it an application model (Martin Fowler, "GUI
/// Architectures", 2006). The view model is later still.
///
/// No subclass is `final`: a trace would not see its properties being read.
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
