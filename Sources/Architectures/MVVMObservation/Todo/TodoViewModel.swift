import Models
import Observation

/// Says in words what to show of the list, has the model load and change it as
/// the user wishes, and opens the editor of a to-do.
///
/// What it says of the list is computed whenever it is read.
@MainActor
@Observable
final class TodoViewModel {
  /// An answer to the alert about a save that has failed.
  enum Answer {
    case tryAgain
    case discardChanges
  }

  /// The title of the next to-do; the view sets it to what is typed.
  var newTodoText = ""
  /// Which to-dos show; the view sets it to what is chosen.
  var filter = TodoFilter.all
  private(set) var isLoading = false
  /// The editor, while it is open.
  private(set) var editor: TodoEditorViewModel?
  /// What tells of the last load, if that has failed.
  private var loadAlert: AlertContents<Answer>?
  private let model: TodoListModel
  @ObservationIgnored private var loading: Task<Void, Never>?

  /// The filters that the view offers, in their order.
  static let filters: [TodoFilter] = [.all, .active, .completed]

  init(model: TodoListModel) {
    self.model = model
  }

  deinit {
    loading?.cancel()
  }

  var isLoaded: Bool { model.list != nil }

  /// A row for each to-do that shows, made anew at each reading.
  var rows: [TodoCellViewModel] {
    model.list?.items(filter)
      .map { TodoCellViewModel(id: $0.id, model: model) } ?? []
  }

  var hasTodos: Bool { model.list?.isEmpty == false }

  var markAllButtonTitle: String {
    let isAllCompleted = model.list?.isAllCompleted == true
    return isAllCompleted ? "Mark all as not done" : "Mark all as done"
  }

  var itemsLeftText: String {
    let count = model.list?.activeCount ?? 0
    return count == 1 ? "1 item left" : "\(count) items left"
  }

  var hasCompleted: Bool { model.list?.hasCompleted == true }

  var savingText: String {
    model.list?.isSaveRequestPending == true ? "Saving..." : ""
  }

  /// The alert that the user has not answered.
  var alert: AlertContents<Answer>? { loadAlert ?? saveAlert }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func addButtonTapped() {
    guard model.add(title: newTodoText) else { return }
    newTodoText = ""
  }

  func markAllButtonTapped() {
    model.toggleAll()
  }

  func clearCompletedButtonTapped() {
    model.clearCompleted()
  }

  func todoSelected(_ id: TodoItem.ID) {
    model.toggle(id)
  }

  func editButtonTapped(_ id: TodoItem.ID) {
    guard let item = model.list?.item(id) else { return }
    editor = TodoEditorViewModel(item: item, model: model) { [weak self] in
      self?.editorClosed($0)
    }
  }

  func editorClosed(_ id: TodoEditorViewModel.ID) {
    if editor?.id == id { editor = nil }
  }

  func alertAnswered(_ id: AlertContents<Answer>.ID, with answer: Answer?) {
    if loadAlert?.id == id { loadAlert = nil }
    guard let answer, model.saveFailure?.id == id else { return }
    switch answer {
    case .tryAgain: model.tryAgain()
    case .discardChanges: model.discardChanges()
    }
  }

  private func loadTodos() {
    isLoading = true
    loadAlert = nil
    loading?.cancel()
    loading = Task { [weak self, model] in
      do throws(ServiceError) {
        try await model.load()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.loadAlert = .failure(error)
      }
    }
  }

  private var saveAlert: AlertContents<Answer>? {
    model.saveFailure.map { failure in
      AlertContents(
        id: failure.id,
        title: "Not saved",
        message: failure.error.message,
        buttons: [
          .init(title: "Try again", answer: .tryAgain),
          .init(title: "Discard changes", answer: .discardChanges),
        ]
      )
    }
  }
}
