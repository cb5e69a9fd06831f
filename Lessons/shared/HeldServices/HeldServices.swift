import Jobs
import Models

/// Keeps what it is asked until the check answers.
@MainActor
public class Held<Value: Sendable> {
  /// Answers each question as soon as it is asked, if it is there.
  public var answerAtOnce: Result<Value, ServiceError>?
  /// Is called while a question is asked.
  public var whenAsked: (() -> Void)?
  private var questions: [String] = []
  private var pending: [(number: Int, asking: Asking)] = []

  private typealias Asking =
    CheckedContinuation<Result<Value, ServiceError>, Never>

  public init(answerAtOnce: Result<Value, ServiceError>? = nil) {
    self.answerAtOnce = answerAtOnce
  }

  /// What was asked, in the order of the questions.
  public var asked: [String] {
    settle()
    return questions
  }

  /// How many questions have no answer yet.
  public var pendingCount: Int {
    settle()
    return pending.count
  }

  /// Answers the question of this number, counted from 1.
  public func answer(_ number: Int, _ answer: Result<Value, ServiceError>) {
    settle()
    let place = pending.firstIndex { $0.number == number }
    if let place { pending.remove(at: place).asking.resume(returning: answer) }
    settle()
  }

  /// Answers whoever has waited longest.
  public func answer(_ answer: Result<Value, ServiceError>) {
    settle()
    if !pending.isEmpty {
      pending.removeFirst().asking.resume(returning: answer)
    }
    settle()
  }

  /// Answers all that is pending; whoever asked is let go of.
  public func answerAll(_ answer: Result<Value, ServiceError>) {
    settle()
    let answered = pending
    pending = []
    for question in answered { question.asking.resume(returning: answer) }
    settle()
  }

  /// Lets the tasks that were begun do all that they can do by now.
  public func settle() {
    JobQueue.settle()
  }

  fileprivate func hold(
    _ question: String
  ) async throws(ServiceError) -> Value {
    questions.append(question)
    if let answerAtOnce { return try answerAtOnce.get() }
    let number = questions.count
    return try await withCheckedContinuation { asking in
      pending.append((number, asking))
      whenAsked?()
    }.get()
  }
}

public final class HeldPhotos: Held<[Photo]>, PhotoService {
  public func fetchPopularPhotos() async throws(ServiceError) -> [Photo] {
    try await hold("photos")
  }
}

public final class HeldPlaces: Held<Place?>, PlaceService {
  public func findPlace(
    named name: String
  ) async throws(ServiceError) -> Place? {
    try await hold(name)
  }
}

public final class HeldWeather: Held<Weather>, WeatherService {
  public func fetchWeather(
    at place: Place
  ) async throws(ServiceError) -> Weather {
    try await hold(place.name)
  }
}
