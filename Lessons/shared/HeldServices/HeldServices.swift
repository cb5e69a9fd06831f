import Models

/// Keeps what it is asked until the check answers.
@MainActor
public class Held<Value> {
  /// What was asked, in the order of the questions.
  public private(set) var asked: [String] = []
  /// Answers each question within its call, if it is there.
  public var answerAtOnce: Result<Value, ServiceError>?
  /// Is called while a question is asked.
  public var whenAsked: (() -> Void)?
  private var pending: [(number: Int, completion: Completion<Value>)] = []

  public init(answerAtOnce: Result<Value, ServiceError>? = nil) {
    self.answerAtOnce = answerAtOnce
  }

  /// How many questions have no answer yet.
  public var pendingCount: Int { pending.count }

  /// Answers the question of this number, counted from 1.
  public func answer(_ number: Int, _ answer: Result<Value, ServiceError>) {
    let place = pending.firstIndex { $0.number == number }
    if let place { pending.remove(at: place).completion(answer) }
  }

  /// Answers whoever has waited longest.
  public func answer(_ answer: Result<Value, ServiceError>) {
    if !pending.isEmpty { pending.removeFirst().completion(answer) }
  }

  /// Answers all that is pending; whoever asked is let go of.
  public func answerAll(_ answer: Result<Value, ServiceError>) {
    let answered = pending
    pending = []
    for question in answered { question.completion(answer) }
  }

  fileprivate func hold(
    _ question: String,
    _ completion: @escaping Completion<Value>
  ) {
    asked.append(question)
    if let answerAtOnce { return completion(answerAtOnce) }
    pending.append((asked.count, completion))
    whenAsked?()
  }
}

public final class HeldPhotos: Held<[Photo]>, PhotoService {
  public func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    hold("photos", completion)
  }
}

public final class HeldPlaces: Held<Place?>, PlaceService {
  public func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    hold(name, completion)
  }
}

public final class HeldWeather: Held<Weather>, WeatherService {
  public func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    hold(place.name, completion)
  }
}
