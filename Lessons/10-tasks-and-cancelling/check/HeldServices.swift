import Jobs

@testable import Exercise10

/// Keeps what a service is asked until the check answers it, in any order.
@MainActor
final class Held<Value: Sendable> {
  private var questions: [String] = []
  private var pending: [Int: CheckedContinuation<ServiceError?, Never>] = [:]
  private var cancelled: [String] = []
  private var wanted: [String] = []

  /// What was asked, in the order of the questions.
  var asked: String {
    JobQueue.settle()
    return "asked: \(Self.list(questions))"
  }

  /// The answered questions whose task was cancelled before its answer came.
  var seenCancelled: String { "cancelled: \(Self.list(cancelled))" }

  /// The answered questions whose task was not cancelled.
  var seenWanted: String { "not cancelled: \(Self.list(wanted))" }

  /// Ends the question of this number, counted from 1: with its own answer, or
  /// with the reason of a failure.
  ///
  /// - Returns: What has happened to it.
  @discardableResult
  func end(_ number: Int, failure reason: String? = nil) -> String {
    JobQueue.settle()
    guard let asking = pending.removeValue(forKey: number) else {
      return "\(number) is not pending"
    }
    asking.resume(returning: reason.map(ServiceError.init))
    JobQueue.settle()
    return reason == nil ? "\(number) succeeds" : "\(number) fails"
  }

  func endNewest() -> String {
    JobQueue.settle()
    return end(pending.keys.max() ?? questions.count)
  }

  /// Ends all questions in their order, and those that come meanwhile.
  func endAll(failure reason: String? = nil) {
    JobQueue.settle()
    while let number = pending.keys.min() { end(number, failure: reason) }
  }

  fileprivate func hold(
    _ question: String,
    answer: (_ number: Int) -> Value
  ) async throws(ServiceError) -> Value {
    questions.append(question)
    let number = questions.count
    let failure = await withCheckedContinuation { pending[number] = $0 }
    if Task.isCancelled {
      cancelled.append(question)
    } else {
      wanted.append(question)
    }
    if let failure { throw failure }
    return answer(number)
  }

  private static func list(_ questions: [String]) -> String {
    questions.isEmpty ? "none" : questions.joined(separator: ", ")
  }
}

final class HeldWeather: WeatherService {
  let loads: Held<String>
  let saves: Held<Void>

  init(loads: Held<String>, saves: Held<Void>) {
    self.loads = loads
    self.saves = saves
  }

  func weather(at place: String) async throws(ServiceError) -> String {
    try await loads.hold(place) { "\(place): weather \($0)" }
  }

  func save(_ place: String) async throws(ServiceError) {
    try await saves.hold(place) { _ in }
  }
}

final class HeldPictures: PictureService {
  let loads = Held<String>()

  func picture(of photo: Photo) async throws(ServiceError) -> String {
    try await loads.hold(photo.name) { _ in "picture \(photo.id)" }
  }
}
