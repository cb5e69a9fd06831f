import Jobs
import Models

/// Keeps what a service is asked until a test answers it, in any order.
///
/// The test has the trait ``Settled``, so that what it has led to is done before
/// it goes on.
@MainActor
public class HeldService<Question: Equatable & Sendable, Value: Sendable> {
  private var questions: [Question] = []
  private var pending: [(question: Question, asking: Asking)] = []
  /// The questions whose task was cancelled by the time of their answer.
  public private(set) var cancelled: [Question] = []

  private typealias Asking =
    CheckedContinuation<Result<Value, ServiceError>, Never>

  public init() {}

  /// Everything that has been asked, answered or not, oldest first.
  public var asked: [Question] {
    JobQueue.settle()
    return questions
  }

  /// Answers a pending question; if two are equal, the older one.
  ///
  /// - Throws: `NotPending` where nobody waits for this answer, so that the
  ///   test fails instead of passing idly.
  public func answer(
    _ question: Question,
    with answer: Result<Value, ServiceError>
  ) throws(NotPending) {
    JobQueue.settle()
    guard let index = pending.firstIndex(where: { $0.question == question })
    else { throw NotPending(question: "\(question)") }
    pending.remove(at: index).asking.resume(returning: answer)
    JobQueue.settle()
  }

  func hold(_ question: Question) async throws(ServiceError) -> Value {
    questions.append(question)
    let result = await withCheckedContinuation { asking in
      pending.append((question, asking))
    }
    if Task.isCancelled { cancelled.append(question) }
    return try result.get()
  }

  /// Holds the next question, by its number.
  public func holdNext() async throws(ServiceError) -> Value
  where Question == Int {
    try await hold(questions.count + 1)
  }
}

/// A test answered a question that was not asked, or answered it twice.
public struct NotPending: Error {
  public let question: String
}

/// Photos on demand; the loads are numbered from 1.
public final class HeldPhotoService: HeldService<Int, [Photo]>, PhotoService {
  public func fetchPopularPhotos() async throws(ServiceError) -> [Photo] {
    try await holdNext()
  }
}

/// Employees on demand; the loads are numbered from 1.
public final class HeldEmployeeService: HeldService<Int, [Employee]>,
  EmployeeService
{
  public func fetchEmployees() async throws(ServiceError) -> [Employee] {
    try await holdNext()
  }
}

/// Places on demand; a look-up goes by the name that was asked for.
public final class HeldPlaceService: HeldService<String, Place?>, PlaceService {
  public func findPlace(
    named name: String
  ) async throws(ServiceError) -> Place? {
    try await hold(name)
  }
}

/// Weather on demand, by the place that it was asked for.
public final class HeldWeatherService: HeldService<Place, Weather>,
  WeatherService
{
  public func fetchWeather(
    at place: Place
  ) async throws(ServiceError) -> Weather {
    try await hold(place)
  }
}

/// To-dos on demand, and saves that end on demand.
///
/// The loads are numbered from 1; a save goes by what is saved.
@MainActor
public final class HeldTodoService: TodoService {
  public let loads = HeldService<Int, [Todo]>()
  public let saves = HeldService<[Todo], Void>()

  public init() {}

  public func load() async throws(ServiceError) -> [Todo] {
    try await loads.holdNext()
  }

  public func save(_ todos: [Todo]) async throws(ServiceError) {
    try await saves.hold(todos)
  }
}
