import Dispatch
import Foundation
import Synchronization

/// A tiny HTTP/1.1 server on this machine, which answers as it is told and
/// can misbehave in every way that servers do.
///
/// One connection carries one request. Connections and the port are free
/// again when the server is released.
final class LoopbackServer: Sendable {
  typealias Answer = @Sendable (_ request: String) -> Reply

  let port: Int
  private let listener: SocketHandle
  private let log = RequestLog()

  /// Starts a server; without an answer, it refuses connections.
  init(_ answer: Answer?) throws {
    let listener = try SocketHandle.bound()
    self.listener = listener
    port = listener.port
    guard let answer else { return }
    listen(listener.number, 128)
    let log = log
    // Threads of its own: a server that waits must not stop the test.
    Thread.detachNewThread {
      while let connection = listener.accept(), !listener.isStopped {
        Thread.detachNewThread {
          guard let request = connection.readRequest() else { return }
          log.add(request)
          let reply = answer(request)
          for chunk in reply.chunks where !connection.send(chunk) { return }
          if reply.staysOpen { log.keep(connection) }
        }
      }
    }
  }

  /// Starts a server that always sends the same; nil refuses.
  convenience init(always reply: Reply?) throws {
    guard let reply else {
      try self.init(nil)
      return
    }
    try self.init { _ in reply }
  }

  deinit {
    listener.stop()
  }

  /// What was asked for, such as "/v1/search?name=Seoul", in order.
  var requests: [String] { log.requests }

  /// An address on this server.
  func url(_ path: String = "/", host: String = "127.0.0.1") throws -> URL {
    let url = URL(string: "http://\(host):\(port)\(path)")
    guard let url else { throw URLError(.badURL) }
    return url
  }
}

/// What came, and the connections that stay open.
private final class RequestLog: Sendable {
  private struct Entries {
    var requests: [String] = []
    var open: [SocketHandle] = []
  }

  private let entries = Mutex(Entries())

  var requests: [String] { entries.withLock(\.requests) }

  func add(_ request: String) {
    entries.withLock { $0.requests.append(request) }
  }

  func keep(_ connection: SocketHandle) {
    entries.withLock { $0.open.append(connection) }
  }
}
