/// Something that others depend on, and that tells them when it has changed.
///
/// It reaches its dependents only by `update(_:)`. Beyond that, it knows only
/// whether there are any.
///
/// What only one screen needs, such as that it is loading, stands in the model,
/// too. So the model is an intermediary between the views and the objects of
/// the domain, here a `TodoList` or a `Photo`. Krasner and Pope's Browser and
/// Inspector are such intermediaries. VisualWorks, a later Smalltalk, calls
/// them application models (see Martin Fowler, "GUI Architectures", 2006).
///
/// A model starts all tasks. It cancels a load when it is released, and most
/// models also when they load again. A `PhotoModel` does not load again while
/// its picture is on its way. It cancels when its last dependent is removed. A
/// save is never cancelled, and its task keeps the model.
///
/// In Smalltalk-80, a model may also ask its dependents before it changes:
/// `changeRequest` sends each of them `updateRequest`. A `TextView` then has
/// the user confirm that edits are discarded. If the user refuses, the model
/// does not change. Here, no model asks. When a to-do changes, the fields of
/// its editor keep what was typed. When the user leaves the editor by its way
/// back, the edit is discarded, and nobody asks.
///
/// Two variants are not shown here. Burbeck's passive model tells nobody, and
/// its controller tells the view. In "Design Patterns" (1994, Observer), a
/// subject may also hand over its news instead of being asked for it.
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

  /// Whether anybody depends on the model now.
  final var hasDependents: Bool {
    dependents.contains { $0.object != nil }
  }

  /// Tells of one aspect after the other, each time all dependents in the order
  /// in which they were added.
  ///
  /// A dependent that is told may ask for everything. So a model first makes
  /// the whole change, and then tells of it.
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
