import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SessionsTests {
  private let services = ["ada": HeldTodoService(), "bob": HeldTodoService()]
  private let sessions: Sessions

  init() {
    sessions = Sessions { [services] user in
      services[user] ?? HeldTodoService()
    }
  }

  @Test func whatBelongsToAUserGoesWithTheSession() {
    sessions.signIn("ada")
    weak var todos: TodoStore?
    todos = sessions.current?.todos
    #expect(todos != nil)
    sessions.signOut()
    #expect(todos == nil)
    #expect(sessions.current == nil)
  }

  @Test func aLateAnswerToOneUserIsNotShownToTheNext() throws {
    sessions.signIn("ada")
    try load()
    #expect(services["ada"]?.loads.asked == [1])
    sessions.signIn("bob")
    try load()
    try services["ada"]?.loads.answer(1, with: .success([.milk]))
    #expect(sessions.current?.todos.list == nil)
    try services["bob"]?.loads.answer(1, with: .success([.bread]))
    #expect(sessions.current?.todos.list?.items.map(\.todo) == [.bread])
  }

  @Test func aSaveThatIsPendingIsStillAnsweredToItsOwnStore() throws {
    sessions.signIn("ada")
    try load()
    try services["ada"]?.loads.answer(1, with: .success([.milk]))
    sessions.current?.todos.toggleAll()
    weak var todos: TodoStore?
    todos = sessions.current?.todos
    sessions.signIn("bob")
    #expect(todos?.list?.isSaveRequestPending == true)
    let saved: [Todo] = [.milk.completed()]
    try services["ada"]?.saves.answer(saved, with: .success(()))
    #expect(todos == nil)
    #expect(services["bob"]?.saves.asked == [])
  }

  /// Loads the to-dos of whoever is signed in, as a screen does.
  private func load() throws {
    let todos = try #require(sessions.current?.todos)
    Task { try? await todos.load() }
  }
}
