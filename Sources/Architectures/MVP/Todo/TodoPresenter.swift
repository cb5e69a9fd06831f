import Formatting
import Models

/// What the presenter can ask of the list of to-dos.
@MainActor
protocol TodoView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func setReloadButtonHidden(_ isHidden: Bool)
  func setContentHidden(_ isHidden: Bool)
  func emptyNewTodoField()
  func reloadTodos()
  func setControlsHidden(_ isHidden: Bool)
  func setMarkAllButtonTitle(_ title: String)
  func setItemsLeftText(_ text: String)
  func setClearCompletedHidden(_ isHidden: Bool)
  func setSavingText(_ text: String)
  func showEditor(todoID: Int)
  func showAlert(title: String, message: String)
  func askAboutFailedSaveRequest(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  )
}

/// What the presenter can ask of one row.
@MainActor
protocol TodoCellView: AnyObject {
  func setTitle(_ title: String)
  func setDescription(_ description: String)
}

/// Words the list of to-dos that the store keeps, changes it there as the user
/// wishes, and says when a to-do's editor opens.
@MainActor
final class TodoPresenter {
  weak var view: (any TodoView)?
  private let store: TodoStore
  private var filter = TodoFilter.all
  private var rows: [TodoItem] = []
  private var loading: Task<Void, Never>?

  init(store: TodoStore) {
    self.store = store
  }

  deinit {
    loading?.cancel()
  }

  var numberOfTodos: Int { rows.count }

  func viewDidLoad() {
    showStore()
    store.addObserver(self)
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func addButtonTapped(title: String) {
    guard store.add(title: title) else { return }
    view?.emptyNewTodoField()
  }

  func markAllButtonTapped() {
    store.toggleAll()
  }

  func allSegmentChosen() {
    filterTodos(by: .all)
  }

  func activeSegmentChosen() {
    filterTodos(by: .active)
  }

  func completedSegmentChosen() {
    filterTodos(by: .completed)
  }

  func clearCompletedButtonTapped() {
    store.clearCompleted()
  }

  func editButtonTapped(atRow row: Int) {
    view?.showEditor(todoID: rows[row].id)
  }

  func tryAgainButtonTapped() {
    store.tryAgain()
  }

  func discardChangesButtonTapped() {
    store.discardChanges()
  }

  func configure(_ cell: any TodoCellView, forRow row: Int) {
    let todo = rows[row].todo
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    cell.setTitle("\(mark) \(todo.title.onOneLine)")
    cell.setDescription(todo.description.onOneLine)
  }

  func todoSelected(atRow row: Int) {
    store.toggle(rows[row].id)
  }

  private func loadTodos() {
    view?.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, store] in
      do throws(ServiceError) {
        try await store.load()
        guard !Task.isCancelled else { return }
        self?.view?.setLoading(false)
      } catch {
        guard !Task.isCancelled else { return }
        self?.view?.setLoading(false)
        self?.view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func filterTodos(by filter: TodoFilter) {
    self.filter = filter
    if let list = store.list { showRows(of: list) }
  }

  private func showStore() {
    view?.setReloadButtonHidden(store.list != nil)
    view?.setContentHidden(store.list == nil)
    if let list = store.list { show(list) }
  }

  private func show(_ list: TodoList) {
    showRows(of: list)
    view?.setControlsHidden(list.isEmpty)
    view?.setMarkAllButtonTitle(
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    )
    let count = list.activeCount
    view?.setItemsLeftText(count == 1 ? "1 item left" : "\(count) items left")
    view?.setClearCompletedHidden(!list.hasCompleted)
    view?.setSavingText(list.isSaveRequestPending ? "Saving..." : "")
  }

  private func showRows(of list: TodoList) {
    rows = list.items(filter)
    view?.reloadTodos()
  }
}

extension TodoPresenter: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    showStore()
  }

  func todoStore(_ store: TodoStore, saveRequestDidFail error: ServiceError) {
    view?.askAboutFailedSaveRequest(
      title: "Not saved",
      message: error.message,
      tryAgainTitle: "Try again",
      discardTitle: "Discard changes"
    )
  }
}
