import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let isLoading: ObservedValue<Bool>
    weak var released: TodoViewModel?
    do {
      let viewModel = TodoViewModel(
        store: TodoStore(service: service),
        openEditor: { _ in }
      )
      isLoading = viewModel.$isLoading
      viewModel.viewDidLoad()
      #expect(service.loads.asked == [1])
      released = viewModel
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(isLoading.value)
    #expect(service.loads.cancelled == [1])
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    weak var released: TodoViewModel?
    do {
      let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
      viewModel.todoSelected(atRow: 0)
      viewModel.todoSelected(atRow: 1)
      released = viewModel
    }
    #expect(released == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let listener = TodoListener()
    let viewModel = try TodoViewModel.loaded(
      [.milk, .bread],
      from: service,
      listener: listener
    )
    weak var released: TodoEditorViewModel?
    viewModel.editButtonTapped(atRow: 0)
    released = listener.editor
    #expect(released != nil)
    listener.editor?.saveButtonTapped()
    #expect(released == nil)
    viewModel.editButtonTapped(atRow: 0)
    released = listener.editor
    listener.editor?.deleteButtonTapped()
    #expect(released == nil)
    viewModel.editButtonTapped(atRow: 0)
    released = listener.editor
    listener.goBack()
    #expect(released == nil)
    try service.saves.answer([.bread], with: .success(()))
    #expect(viewModel.rowTitles == ["[x] Bread"])
  }

  @Test func anEditorDoesNotKeepTheScreenOfTheList() throws {
    let editor: TodoEditorViewModel
    weak var released: TodoViewModel?
    do {
      let listener = TodoListener()
      let viewModel = try TodoViewModel.loaded(
        [.milk, .bread],
        from: service,
        listener: listener
      )
      viewModel.editButtonTapped(atRow: 0)
      editor = try #require(listener.editor)
      released = viewModel
    }
    #expect(released == nil)
    editor.titleFieldChanged("Oat milk")
    editor.saveButtonTapped()
    #expect(service.saves.asked.count == 1)
  }
}
