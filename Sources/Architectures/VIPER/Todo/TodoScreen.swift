import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// Each screen has an interactor of its own. Both work on one list, a
/// `TodoList`. The data manager below them keeps it, loads it and saves it, and
/// tells both what has changed.
///
/// - Who asks for a save: an interactor, after each change that the user makes,
///   and when the user tries a failed save again. When changes are discarded,
///   nothing is to be saved. The data manager sends a request only if one is
///   due, and after each save that succeeded it sends what is due then.
///   `TodoList` decides that: none is due while one is pending, while a failure
///   is not answered, or if nothing differs from what was saved last.
/// - Who hears that it failed: the list's interactor, which tells its presenter
///   why. The presenter has its router ask the user, and gets the answer as the
///   router's `FailedSaveDelegate`. The editor's presenter hears only that
///   saving has ended.
/// - What brings the old list back: `discardChanges()` of `TodoList`, which
///   keeps what was last loaded or saved. The list's interactor calls it when
///   the user taps "Discard changes".
/// - Who owns the editor: the navigation controller, on which the list's router
///   pushes it. The editor's view holds its presenter. That holds the editor's
///   interactor.
/// - Who makes the editor: a closure that the list's router is handed, and that
///   holds the data manager. The data manager knows its interactors weakly, so
///   this is no cycle. In VIPER-TODO the list's wireframe holds the wireframe
///   of the add screen.
/// - What an open editor hears: whether a save is pending, and whether its
///   to-do is gone. The user may have discarded the change that added it. The
///   editor itself may have deleted it, too. But then the editor is leaving,
///   and its presenter shows nothing of this.
///
/// In VIPER-TODO the add module tells its delegate, the list's presenter, that
/// a to-do was saved. The list's interactor then finds the to-dos anew. Here
/// the data manager tells, since an open editor has to hear of changes, too. So
/// the editor needs no delegate, but it hears of its own change, which its
/// presenter has to know (`isLeaving`). In VIPER-TODO each interactor also has
/// a data manager of its own, above a data store for both. Ours is both in one.
///
/// By Gilbert's answer to issue 4 of VIPER-TODO, today at
/// github.com/griddynamics/VIPER-TODO, a presenter can pass data to its
/// wireframe. Ours passes an identity in `showEditor(ofTodo:)`. He also allows
/// a data store that one interactor writes and the next one reads.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let dataManager = TodoDataManager(service: service)
  let interactor = TodoInteractor(dataManager: dataManager)
  let router = TodoRouter { id in
    makeTodoEditorScreen(id: id, dataManager: dataManager)
  }
  let presenter = TodoPresenter(interactor: interactor, router: router)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  dataManager.listOutput = interactor
  router.viewController = viewController
  router.failedSaveDelegate = presenter
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: Int,
  dataManager: TodoDataManager
) -> ViewController {
  let interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
  let router = TodoEditorRouter()
  let presenter = TodoEditorPresenter(interactor: interactor, router: router)
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  dataManager.editorOutput = interactor
  router.viewController = viewController
  return viewController
}
