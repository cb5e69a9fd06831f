import Foundation
import Models
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gathers the bytes of answers as a session receives them.
///
/// The session calls it on threads of its own; it must know nothing of who
/// asked. Once an answer is too long, its further bytes are let go as they
/// come, so that they take no memory.
final class AnswerReceiver: NSObject, URLSessionDataDelegate {
  typealias Handler = @Sendable (Result<Data, ServiceError>) -> Void

  private struct Transfer {
    var body = Data()
    let handler: Handler
  }

  private let sizeLimit: Int
  private let transfers = Mutex<[Int: Transfer]>([:])

  init(sizeLimit: Int) {
    self.sizeLimit = sizeLimit
  }

  /// Hands the answer to a task over, once, on any thread.
  func expectAnswer(to task: URLSessionTask, handler: @escaping Handler) {
    let transfer = Transfer(handler: handler)
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive data: Data
  ) {
    let overlong = transfers.withLock { transfers -> Transfer? in
      let number = dataTask.taskIdentifier
      guard let length = transfers[number]?.body.count else { return nil }
      guard length + data.count <= sizeLimit else {
        return transfers.removeValue(forKey: number)
      }
      transfers[number]?.body.append(data)
      return nil
    }
    overlong?.handler(.failure(dataTask.failure ?? .unreadable))
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let transfer = removeTransfer(of: task) else { return }
    if let error {
      let hasBegun = task.response != nil
      transfer.handler(.failure(ServiceError(error, hasBegun: hasBegun)))
    } else if let failure = task.failure {
      transfer.handler(.failure(failure))
    } else {
      transfer.handler(.success(transfer.body))
    }
  }

  /// Takes a 401 that asks for a name and a password as the answer.
  ///
  /// Foundation on Linux would neither complete such a task nor fail it.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    if let response = challenge.failureResponse as? HTTPURLResponse,
      let failure = ServiceError(status: response.statusCode)
    {
      removeTransfer(of: task)?.handler(.failure(failure))
    }
    completionHandler(.performDefaultHandling, nil)
  }

  /// Follows a redirect only to where the request itself could have gone.
  ///
  /// One that is not followed becomes the answer, whose status is a failure.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isSameHost = request.url?.host == task.originalRequest?.url?.host
    let isSafe = request.url?.isSafe ?? false
    completionHandler(isSameHost && isSafe ? request : nil)
  }

  private func removeTransfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}

extension URLSessionTask {
  /// What the status of the answer says went wrong, if anything.
  fileprivate var failure: ServiceError? {
    guard let response = response as? HTTPURLResponse else {
      return .unreadable
    }
    return ServiceError(status: response.statusCode)
  }
}

extension URL {
  /// Whether nobody else can read what is sent there: over HTTPS, or to this
  /// machine.
  var isSafe: Bool {
    guard let host, !host.isEmpty else { return false }
    let isHere = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    return scheme == "https" || scheme == "http" && isHere
  }
}
