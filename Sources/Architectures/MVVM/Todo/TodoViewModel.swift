import Models

/// Words the list of to-dos that the store keeps, changes it there as the user
/// wishes, and says when a to-do's editor opens.
@MainActor
final class TodoViewModel {
  /// What the user is asked while a failed save is not answered.
  ///
  /// It is state, for it lasts. A failed load is told once, by `showAlert`.
  struct FailedSaveQuestion: Equatable {
    let title = "Not saved"
    let message: String
    let tryAgainTitle = "Try again"
    let discardTitle = "Discard changes"
  }

  @Observed private(set) var isLoading = false
  @Observed private(set) var isLoaded = false
  @Observed private(set) var newTodoText = ""
  @Observed private(set) var rows: [TodoCellViewModel] = []
  @Observed private(set) var hasTodos = false
  @Observed private(set) var selectedFilterIndex = 0
  @Observed private(set) var markAllButtonTitle = ""
  @Observed private(set) var itemsLeftText = ""
  @Observed private(set) var hasCompleted = false
  @Observed private(set) var savingText = ""
  @Observed private(set) var failedSaveQuestion: FailedSaveQuestion?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let store: TodoStore
  private let openEditor: (TodoItem.ID) -> Void
  private var loading: Task<Void, Never>?

  /// The filters in the order of the segments.
  private static let filters: [TodoFilter] = [.all, .active, .completed]

  init(store: TodoStore, openEditor: @escaping (TodoItem.ID) -> Void) {
    self.store = store
    self.openEditor = openEditor
    store.addObserver(self)
    todoStoreDidChange(store)
  }

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func newTodoFieldChanged(_ text: String) {
    newTodoText = text
  }

  func addButtonTapped() {
    guard store.add(title: newTodoText) else { return }
    newTodoText = ""
  }

  func markAllButtonTapped() {
    store.toggleAll()
  }

  func filterSelected(at index: Int) {
    selectedFilterIndex = index
    updateRows()
  }

  func clearCompletedButtonTapped() {
    store.clearCompleted()
  }

  func todoSelected(_ id: TodoItem.ID) {
    store.toggle(id)
  }

  func editButtonTapped(_ id: TodoItem.ID) {
    openEditor(id)
  }

  func tryAgainButtonTapped() {
    store.tryAgain()
  }

  func discardChangesButtonTapped() {
    store.discardChanges()
  }

  private func loadTodos() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, store] in
      do throws(ServiceError) {
        try await store.load()
        guard !Task.isCancelled else { return }
        self?.loaded()
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded() {
    // The store has told of the list by now.
    isLoading = false
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    showAlert?("Alert", error.message)
  }

  private func update(with list: TodoList) {
    updateRows()
    hasTodos = !list.isEmpty
    markAllButtonTitle =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    itemsLeftText = count == 1 ? "1 item left" : "\(count) items left"
    hasCompleted = list.hasCompleted
    savingText = list.isSaveRequestPending ? "Saving..." : ""
    failedSaveQuestion = list.saveFailure.map { error in
      FailedSaveQuestion(message: error.message)
    }
  }

  private func updateRows() {
    let filter = Self.filters[selectedFilterIndex]
    let items = store.list?.items(filter) ?? []
    rows = items.map(TodoCellViewModel.init)
  }
}

extension TodoViewModel: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    isLoaded = store.list != nil
    if let list = store.list { update(with: list) }
  }
}
