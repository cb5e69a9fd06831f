import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// One interactor keeps the list, as a `TodoList`, for the presenters of both
/// screens. Below it a data manager loads and saves.
///
/// - Who asks for a save: the interactor, after each change that the user
///   makes, after each save that succeeded, and when the user tries a failed
///   one again. When changes are discarded, nothing is to be saved. A request
///   is sent only if one is due. `TodoList` decides that: none is due while one
///   is pending, while a failure is not answered, or if nothing differs from
///   what was saved last.
/// - Who hears that it failed: the interactor, which tells the list's presenter
///   why. The presenter has its router ask the user, and gets the answer as the
///   router's `FailedSaveDelegate`. The editor's presenter hears only that
///   saving has ended.
/// - What brings the old list back: `discardChanges()` of `TodoList`, which
///   keeps what was last loaded or saved. The list's presenter asks the
///   interactor for it when the user taps "Discard changes".
/// - Who owns the editor: the navigation controller, on which the list's router
///   pushes it. The editor's view holds its presenter. That holds the same
///   interactor as the list's presenter does.
/// - Who makes the editor: a closure that the list's router is handed, and that
///   holds the interactor. The interactor knows its presenters weakly and no
///   router, so this is no cycle. In VIPER-TODO the list's wireframe holds the
///   wireframe of the add screen.
/// - What an open editor hears: whether a save is pending, and that the to-dos
///   have changed. Its presenter then asks the interactor whether its to-do is
///   gone. The user may have discarded the change that added it. The editor
///   itself may have deleted it, too. But then the editor is leaving, and its
///   presenter shows nothing of this.
///
/// In VIPER-TODO each screen is a module with an interactor of its own, and the
/// add module tells its delegate, the list's presenter, that a to-do was saved.
/// The article also allows "a common application logic layer of entities,
/// interactors, and managers" for several screens. Ours share one interactor.
/// It keeps the list with the changes that are not saved, and tells both
/// presenters. With two interactors, the article's data store would do that.
///
/// By Gilbert's answer to issue 4 of VIPER-TODO, today at
/// github.com/griddynamics/VIPER-TODO, a presenter can pass data to its
/// wireframe. Ours passes an identity in `showEditor(ofTodo:)`. He also allows
/// a data store that one interactor writes and the next one reads.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let interactor = TodoInteractor(
    dataManager: TodoDataManager(service: service)
  )
  let router = TodoRouter { id in
    makeTodoEditorScreen(id: id, interactor: interactor)
  }
  let presenter = TodoPresenter(interactor: interactor, router: router)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  router.failedSaveDelegate = presenter
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: Int,
  interactor: TodoInteractor
) -> ViewController {
  let router = TodoEditorRouter()
  let presenter = TodoEditorPresenter(
    id: id,
    interactor: interactor,
    router: router
  )
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  interactor.editorOutput = presenter
  router.viewController = viewController
  return viewController
}
