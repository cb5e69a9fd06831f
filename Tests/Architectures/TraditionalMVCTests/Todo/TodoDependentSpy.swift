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
    case .list, .filter: todos = model.shownItems.map(\.todo)
    case .isSaving: isSaving = model.isSaving
    case .failure: failures += [model.failure].compactMap { $0 }
    }
  }
}
