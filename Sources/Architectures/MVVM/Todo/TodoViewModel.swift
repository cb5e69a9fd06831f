import Models

/// Words the list of to-dos that the store keeps, changes it there as the user
/// wishes, and says when a to-do's editor opens.
@MainActor
final class TodoViewModel {
  /// What happens once, and then is over.
  ///
  /// What lasts is state, and a property keeps it. A failed load is an event,
  /// for the view only tells the user. A failed save is state, for it lasts
  /// until it is answered.
  enum Event {
    case alert(title: String, message: String)
  }

  /// What the user is asked while a failed save is not answered.
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
  @Observed private(set) var selectedSegment = 0
  @Observed private(set) var markAllButtonTitle = ""
  @Observed private(set) var itemsLeftText = ""
  @Observed private(set) var hasCompleted = false
  @Observed private(set) var savingText = ""
  @Observed private(set) var failedSaveQuestion: FailedSaveQuestion?
  var eventHappened: ((Event) -> Void)?
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

  func filterControlChanged(toSegment segment: Int) {
    selectedSegment = segment
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
        self?.isLoading = false
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.eventHappened?(.alert(title: "Alert", message: error.message))
      }
    }
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
    let items = store.list?.items(Self.filters[selectedSegment]) ?? []
    rows = items.map(TodoCellViewModel.init)
  }
}

extension TodoViewModel: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    isLoaded = store.list != nil
    if let list = store.list { update(with: list) }
  }
}
