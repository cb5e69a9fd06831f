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
      while let connection = listener.accept() {
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

/// A socket, closed when nobody holds it any more.
final class SocketHandle: Sendable {
  let number: Int32

  private init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// A socket with a free port of this machine.
  static func bound() throws -> SocketHandle {
    #if canImport(Darwin)
      let handle = SocketHandle(socket(AF_INET, SOCK_STREAM, 0))
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
      let handle = SocketHandle(socket(AF_INET, stream, 0))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw URLError(.cannotConnectToHost) }
    return handle
  }

  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(number, $0, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  func accept() -> SocketHandle? {
    #if canImport(Darwin)
      let connection = Darwin.accept(number, nil, nil)
    #else
      let connection = Glibc.accept(number, nil, nil)
    #endif
    return connection < 0 ? nil : SocketHandle(connection)
  }

  /// Wakes up whoever waits in `accept`.
  func stop() {
    shutdown(number, Int32(SHUT_RDWR))
  }

  /// The target of the request, once its head has come; nil without one.
  func readRequest() -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(number, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  /// Whether all bytes could be sent.
  func send(_ bytes: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var isOn: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        #if canImport(Darwin)
          let count = Darwin.send(number, rest.baseAddress, rest.count, flags)
        #else
          let count = Glibc.send(number, rest.baseAddress, rest.count, flags)
        #endif
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
