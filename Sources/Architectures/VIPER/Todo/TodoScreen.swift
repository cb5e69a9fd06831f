import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// Each screen has an interactor of its own. Both work on one list, a
/// `TodoList`. The data manager below them keeps it, loads it and saves it.
///
/// - Who asks for a save: an interactor. For each change, and for a failed save
///   that the user tries again, it takes the list from the data manager,
///   changes it and puts it back. The data manager then sends a save request if
///   one is due, and again after a save that succeeded. `TodoList` decides
///   whether one is due: not while one is pending, not while a failure is not
///   answered, and not if nothing differs from what was saved last.
/// - Who hears that it failed: the list's interactor, which tells its presenter
///   why. The presenter has its router ask the user, and gets the answer as the
///   router's `FailedSaveDelegate`. The editor's presenter hears only that
///   saving has ended.
/// - What brings the old list back: `TodoList`, which keeps what was last
///   loaded or saved. The list's interactor calls its `discardChanges()` when
///   the user taps "Discard changes".
/// - Who owns the editor: the navigation controller, on which the list's router
///   pushes it. The editor's view holds its presenter. That holds the editor's
///   interactor.
/// - Who makes the editor: a closure that the list's router is handed, and that
///   holds the data manager. The data manager knows its interactors weakly, so
///   this is no cycle. In VIPER-TODO the list's wireframe holds the wireframe
///   of the add screen.
/// - What the list hears of the editor: that it has saved or deleted the
///   to-do. As in VIPER-TODO, the editor's module has a delegate, the list's
///   presenter, which has its interactor find the to-dos anew.
/// - What an open editor hears: whether a save is pending, and whether its
///   to-do is gone. The user may have discarded the change that added it. The
///   data manager tells the editor's interactor, until the to-do is saved or
///   deleted there.
///
/// In VIPER-TODO each interactor has a data manager of its own, above a data
/// store for both. These answer whoever asks. Ours is both in one, and tells
/// the interactors what nobody has asked for.
///
/// By Gilbert's answer to issue 4 of VIPER-TODO, today at
/// github.com/griddynamics/VIPER-TODO, a presenter can pass data to its
/// wireframe. Ours passes an identity in `showEditor(ofTodo:)`. He also allows
/// a data store that one interactor writes and the next one reads.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let dataManager = TodoDataManager(service: service)
  let interactor = TodoInteractor(dataManager: dataManager)
  let router = TodoRouter { id, delegate in
    makeTodoEditorScreen(
      id: id,
      delegate: delegate,
      dataManager: dataManager
    )
  }
  let presenter = TodoPresenter(interactor: interactor, router: router)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  dataManager.listOutput = interactor
  router.viewController = viewController
  router.failedSaveDelegate = presenter
  router.editorDelegate = presenter
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: Int,
  delegate: (any TodoEditorModuleDelegate)?,
  dataManager: TodoDataManager
) -> ViewController {
  let interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
  let router = TodoEditorRouter()
  let presenter = TodoEditorPresenter(interactor: interactor, router: router)
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  presenter.delegate = delegate
  interactor.output = presenter
  dataManager.editorOutput = interactor
  router.viewController = viewController
  return viewController
}
