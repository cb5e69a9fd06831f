import Models

/// Holds what belongs to the user who is signed in.
///
/// It stands above all screens. `Lessons/questions.md` shows it.
@MainActor
final class Sessions {
  /// Nil while nobody is signed in.
  private(set) var current: Session?
  private let makeService: (_ user: String) -> any TodoService

  init(makeService: @escaping (_ user: String) -> any TodoService) {
    self.makeService = makeService
  }

  /// Makes all that belongs to the user anew; that of the one before goes.
  func signIn(_ user: String) {
    current = Session(todos: TodoStore(service: makeService(user)))
  }

  func signOut() {
    current = nil
  }
}

/// All that belongs to one user.
///
/// The screens of the user get it from whoever makes them, and hold nothing
/// else that outlives them.
struct Session {
  let todos: TodoStore
}
