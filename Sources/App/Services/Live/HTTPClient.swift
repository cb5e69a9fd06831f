import Foundation
import Models

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gets answers over HTTP, each within a time limit and a size limit.
///
/// One client serves a whole run of the program, so that its connections are
/// used again. A request whose time is up has failed; what still arrives for
/// it is dropped, never cancelled: cancelling a task of `URLSession` close to
/// its end can hang or crash on Linux.
///
/// Known limit: where a server closes the connection in the middle of the
/// head of its answer, Foundation on Linux ends the program ("Transfer
/// completed, but there's no response"), and no caller can prevent it. While
/// an answer is awaited there, it keeps a processor busy.
@MainActor
public final class HTTPClient {
  /// Is called after each answer, for example to draw what it changed.
  public var answerDidArrive: (@MainActor () -> Void)?

  /// Hands an answer to who has asked: calls what it is given, once.
  ///
  /// Whoever wants to see what the answer led to replaces it by a call that
  /// returns only when all of that is done.
  public var deliver: @MainActor (_ answer: () -> Void) -> Void = { $0() }

  private let timeLimit: Duration
  private let network: Network
  private let receiver: AnswerReceiver
  private let session: URLSession

  private var requestCount = 0
  private var pending: [Int: PendingRequest] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - timeLimit: how long an answer may take from request to last byte.
  ///   - sizeLimit: how long an answer may be, in bytes.
  ///   - network: decides whether requests are sent or fail at once.
  public init(
    timeLimit: Duration = .seconds(15),
    sizeLimit: Int = 10_000_000,
    network: Network
  ) {
    self.timeLimit = timeLimit
    self.network = network
    receiver = AnswerReceiver(sizeLimit: sizeLimit)
    session = URLSession(
      configuration: .forServices,
      delegate: receiver,
      delegateQueue: nil
    )
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// How many requests have no answer yet.
  public var pendingCount: Int { pending.count }

  /// Waits until an answer has come; not at all where none is pending.
  public func nextAnswer() async {
    guard !pending.isEmpty else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gets what lies at an address and turns it into what is wanted.
  ///
  /// What cannot be read is `ServiceError.unreadable`.
  func get<Value>(
    _ url: URL,
    as read: (JSON) throws(FormatError) -> Value
  ) async throws(ServiceError) -> Value {
    let body = try await get(url)
    do {
      return try read(try JSONReader.read(body))
    } catch {
      throw .unreadable
    }
  }

  /// Gets what lies at an address.
  ///
  /// Cancelling the task that asks ends nothing: the answer comes all the same.
  func get(_ url: URL) async throws(ServiceError) -> Data {
    try await withCheckedContinuation { continuation in
      send(url, continuation)
    }.get()
  }

  private func send(_ url: URL, _ continuation: Answering) {
    requestCount += 1
    let number = requestCount
    if let condition = network.condition {
      pending[number] = PendingRequest(continuation: continuation)
      Task { [weak self] in self?.finish(number, .failure(condition)) }
      return
    }
    let task = session.dataTask(with: url)
    receiver.expectAnswer(to: task) { [weak self] answer in
      Task { @MainActor [weak self] in self?.finish(number, answer) }
    }
    pending[number] = PendingRequest(
      continuation: continuation,
      timer: makeTimer(for: number)
    )
    let delay = network.delay
    guard delay > .zero else { return task.resume() }
    Task {
      try? await Task.sleep(for: delay)
      task.resume()
    }
  }

  private func makeTimer(for number: Int) -> Task<Void, Never> {
    Task { [weak self, timeLimit = timeLimit + network.delay] in
      do {
        try await Task.sleep(for: timeLimit)
      } catch {
        return
      }
      self?.finish(number, .failure(.noNetwork))
    }
  }

  private func finish(_ number: Int, _ answer: Result<Data, ServiceError>) {
    // Without an entry the time was up before: the answer is late.
    guard let request = pending.removeValue(forKey: number) else { return }
    request.timer?.cancel()
    deliver { request.continuation.resume(returning: answer) }
    answerDidArrive?()
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }
}

private typealias Answering =
  CheckedContinuation<Result<Data, ServiceError>, Never>

private struct PendingRequest {
  let continuation: Answering
  var timer: Task<Void, Never>?
}

extension URLSessionConfiguration {
  /// No cookies, no cache, nothing kept; the time limit is the client's own.
  fileprivate static var forServices: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // A timeout of the session's would end the task as cancelling does.
    configuration.timeoutIntervalForRequest = 24 * 3600
    // A late answer still holds its connection; it must not block others.
    configuration.httpMaximumConnectionsPerHost = 100
    return configuration
  }
}
