import Models

/// Keeps what a service is asked until a test answers it, in any order.
@MainActor
public class HeldService<Question: Equatable & Sendable, Value> {
  /// Everything that has been asked, answered or not, oldest first.
  public private(set) var asked: [Question] = []
  private var pending: [(question: Question, answer: Completion<Value>)] = []

  public init() {}

  /// Answers a pending question; if two are equal, the older one.
  ///
  /// - Throws: `NotPending` where nobody waits for this answer, so that the
  ///   test fails instead of passing idly.
  public func answer(
    _ question: Question,
    with answer: Result<Value, ServiceError>
  ) throws(NotPending) {
    guard let index = pending.firstIndex(where: { $0.question == question })
    else { throw NotPending(question: "\(question)") }
    pending.remove(at: index).answer(answer)
  }

  func hold(
    _ question: Question,
    _ completion: @escaping Completion<Value>
  ) {
    asked.append(question)
    pending.append((question, completion))
  }
}

/// A test answered a question that was not asked, or answered it twice.
public struct NotPending: Error {
  public let question: String
}

/// Photos on demand; the loads are numbered from 1.
public final class HeldPhotoService: HeldService<Int, [Photo]>, PhotoService {
  public func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    hold(asked.count + 1, completion)
  }
}

/// Employees on demand; the loads are numbered from 1.
public final class HeldEmployeeService: HeldService<Int, [Employee]>,
  EmployeeService
{
  public func fetchEmployees(completion: @escaping Completion<[Employee]>) {
    hold(asked.count + 1, completion)
  }
}

/// Places on demand; a look-up goes by the name that was asked for.
public final class HeldPlaceService: HeldService<String, Place?>, PlaceService {
  public func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    hold(name, completion)
  }
}

/// Weather on demand, by the place that it was asked for.
public final class HeldWeatherService: HeldService<Place, Weather>,
  WeatherService
{
  public func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    hold(place, completion)
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

  public func load(completion: @escaping Completion<[Todo]>) {
    loads.hold(loads.asked.count + 1, completion)
  }

  public func save(_ todos: [Todo], completion: @escaping Completion<Void>) {
    saves.hold(todos, completion)
  }
}
