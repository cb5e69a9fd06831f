import Jobs

@testable import Exercise10

/// Keeps what a service is asked until the check answers it, in any order.
@MainActor
final class Held<Value: Sendable> {
  private var questions: [String] = []
  private var pending: [Int: Asking] = [:]
  /// The questions whose task was cancelled by the time of their answer.
  private var cancelled: [String] = []

  private typealias Asking =
    CheckedContinuation<Result<Value, ServiceError>, Never>

  /// What was asked, in the order of the questions.
  var asked: [String] {
    JobQueue.settle()
    return questions
  }

  /// Which of the answered ones were cancelled.
  var seen: String {
    let names = cancelled.isEmpty ? ["none"] : cancelled
    return "cancelled: \(names.joined(separator: ", "))"
  }

  /// Answers the question of this number, counted from 1.
  func answer(_ number: Int, _ answer: Result<Value, ServiceError>) {
    JobQueue.settle()
    pending.removeValue(forKey: number)?.resume(returning: answer)
    JobQueue.settle()
  }

  /// Answers all questions in their order, and those that come meanwhile.
  func answerAll(_ answer: Result<Value, ServiceError>) {
    JobQueue.settle()
    while let number = pending.keys.min() { self.answer(number, answer) }
  }

  fileprivate func hold(
    _ question: String
  ) async throws(ServiceError) -> Value {
    questions.append(question)
    let number = questions.count
    let answer = await withCheckedContinuation { pending[number] = $0 }
    if Task.isCancelled { cancelled.append(question) }
    return try answer.get()
  }
}

final class HeldWeather: WeatherService {
  let loads = Held<String>()
  let saves = Held<Void>()

  func weather(at place: String) async throws(ServiceError) -> String {
    try await loads.hold(place)
  }

  func save(_ place: String) async throws(ServiceError) {
    try await saves.hold(place)
  }
}

final class HeldPictures: PictureService {
  let loads = Held<String>()

  func picture(of photo: Photo) async throws(ServiceError) -> String {
    try await loads.hold("\(photo.name) \(photo.id)")
  }
}
