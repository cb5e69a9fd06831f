import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let isLoading: Observed<Bool?>
    weak var released: TodoViewModel?
    weak var releasedList: TodoListModel?
    do {
      let todos = TodoListModel(service: service)
      let viewModel = TodoViewModel(model: todos)
      viewModel.viewDidLoad()
      #expect(service.loads.asked == [1])
      isLoading = Observed { [weak viewModel] in viewModel?.isLoading }
      released = viewModel
      releasedList = todos
    }
    #expect(released == nil)
    // The model is at work until then, as the service is.
    try service.loads.answer(1, with: .failure(.noNetwork))
    // Nothing told of a change, so it is still what was read before.
    #expect(isLoading.value == true)
    #expect(service.loads.cancelled == [1])
    #expect(releasedList == nil)
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    weak var released: TodoViewModel?
    weak var releasedList: TodoListModel?
    do {
      let todos = TodoListModel(service: service)
      let viewModel = TodoViewModel(model: todos)
      viewModel.viewDidLoad()
      try service.loads.answer(1, with: .success([.milk, .bread]))
      viewModel.select(row: 0)
      viewModel.select(row: 1)
      released = viewModel
      releasedList = todos
    }
    #expect(released == nil)
    #expect(releasedList != nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
    #expect(releasedList == nil)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    weak var released: TodoEditorViewModel?
    viewModel.edit(row: 0)
    released = viewModel.editor
    #expect(released != nil)
    viewModel.editor?.saveButtonTapped()
    #expect(released == nil)
    viewModel.edit(row: 0)
    released = viewModel.editor
    viewModel.editor?.deleteButtonTapped()
    #expect(released == nil)
    viewModel.edit(row: 0)
    released = viewModel.editor
    if let id = viewModel.editor?.id { viewModel.editorClosed(id) }
    #expect(released == nil)
    try service.saves.answer([.bread], with: .success(()))
    #expect(viewModel.rowTitles == ["[x] Bread"])
  }

  @Test func anEditorDoesNotKeepTheScreenOfTheList() throws {
    let editor: TodoEditorViewModel
    weak var released: TodoViewModel?
    do {
      let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
      viewModel.edit(row: 0)
      editor = try #require(viewModel.editor)
      released = viewModel
    }
    #expect(released == nil)
    #expect(editor.screenTitle == "Edit: Milk")
  }
}
