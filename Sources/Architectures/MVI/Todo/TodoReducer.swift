import Models

/// Decides when to load, what the user's changes do to the list, when it is to
/// be saved, and what becomes of an answer.
///
/// It must know only state and event.
struct TodoReducer: Reducer {
  func reduce(
    into state: inout TodoState,
    event: TodoEvent
  ) -> [TodoEffect] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      return startLoading(in: &state)
    case .newTodoFieldChanged(let text):
      state.newTodoText = text
      return []
    case .addButtonTapped:
      let title = state.newTodoText
      guard state.list?.add(title: title) == true else { return [] }
      state.newTodoText = ""
      return nextSave(in: &state)
    case .markAllButtonTapped:
      state.list?.toggleAll()
      return nextSave(in: &state)
    case .filterControlChanged(let segment):
      state.filter = TodoFilter(rawValue: segment) ?? .all
      return []
    case .clearCompletedButtonTapped:
      state.list?.clearCompleted()
      return nextSave(in: &state)
    case .todoSelected(let id):
      state.list?.toggle(id)
      return nextSave(in: &state)
    case .editButtonTapped(let id):
      state.editor = state.list?.item(id).map(TodoEditorState.init)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []

    case .titleFieldChanged(let title):
      state.editor?.title = title
      return []
    case .descriptionFieldChanged(let description):
      state.editor?.description = description
      return []
    case .saveButtonTapped:
      guard let editor = state.editor else { return [] }
      state.list?.edit(
        editor.id,
        title: editor.title,
        description: editor.description
      )
      state.editor = nil
      return nextSave(in: &state)
    case .deleteButtonTapped:
      guard let editor = state.editor else { return [] }
      state.list?.delete(editor.id)
      state.editor = nil
      return nextSave(in: &state)
    case .editorClosed:
      state.editor = nil
      return []

    case .todosResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
      return []
    case .saveSucceeded:
      state.list?.saveSucceeded()
      return nextSave(in: &state)
    case .saveFailed(let error):
      state.list?.saveFailed()
      state.alerts.add(title: "Alert", message: error.message)
      return []
    }
  }

  private func startLoading(in state: inout TodoState) -> [TodoEffect] {
    state.latestLoad += 1
    state.isLoading = true
    return [.loadTodos(load: state.latestLoad)]
  }

  private func finishLoading(
    with answer: Result<[Todo], ServiceError>,
    in state: inout TodoState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let todos):
      state.list = TodoList(todos)
    case .failure(let error):
      state.alerts.add(title: "Alert", message: error.message)
    }
  }

  /// Begins the next save, if one is due.
  private func nextSave(in state: inout TodoState) -> [TodoEffect] {
    guard let todos = state.list?.beginNextSave() else { return [] }
    return [.saveTodos(todos)]
  }
}
