import Models

/// Stands before the service of the to-dos, and has the user sign in again when
/// a request is refused.
///
/// `Lessons/questions.md` shows it. No screen knows of it: it is a `TodoService`, too.
@MainActor
final class SignedInTodoService: TodoService {
  private let service: any TodoService
  /// Asks the user; says whether somebody has signed in.
  private let signIn: @MainActor () async -> Bool
  private var signingIn: Task<Bool, Never>?

  init(
    _ service: any TodoService,
    signIn: @escaping @MainActor () async -> Bool
  ) {
    self.service = service
    self.signIn = signIn
  }

  func load() async throws(ServiceError) -> [Todo] {
    do throws(ServiceError) {
      return try await service.load()
    } catch {
      try await signInAgain(after: error)
      return try await service.load()
    }
  }

  func save(_ todos: [Todo]) async throws(ServiceError) {
    do throws(ServiceError) {
      try await service.save(todos)
    } catch {
      try await signInAgain(after: error)
      try await service.save(todos)
    }
  }

  /// Asks once for all requests that are refused meanwhile.
  private func signInAgain(
    after error: ServiceError
  ) async throws(ServiceError) {
    guard error == .permissionDenied else { throw error }
    let task = signingIn ?? Task { [signIn] in await signIn() }
    signingIn = task
    let isSignedIn = await task.value
    if signingIn == task { signingIn = nil }
    guard isSignedIn else { throw error }
  }
}
