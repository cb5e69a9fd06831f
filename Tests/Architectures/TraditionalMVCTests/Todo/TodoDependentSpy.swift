import Models

@testable import TraditionalMVC

/// Asks the list of to-dos for the news whenever it is told of some, as a view
/// does, and keeps them.
final class TodoDependentSpy: Dependent {
  private(set) var isLoading = false
  private(set) var todos: [Todo] = []
  private(set) var isSaving = false
  private(set) var failures: [ServiceError] = []
  private let model: TodoModel

  init(model: TodoModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .isLoading: isLoading = model.isLoading
    case .list: todos = model.todos
    case .isSaveRequestPending: isSaving = model.isSaveRequestPending
    case .loadFailure: failures += [model.loadFailure].compactMap { $0 }
    case .saveFailure: failures += [model.saveFailure].compactMap { $0 }
    }
  }
}
