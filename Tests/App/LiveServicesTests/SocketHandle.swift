import Foundation
import Synchronization

/// A socket, closed when nobody holds it any more.
final class SocketHandle: Sendable {
  let number: Int32
  private let stopped = Atomic<Bool>(false)

  private init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// A socket with a free port of this machine.
  static func bound() throws -> SocketHandle {
    let handle = try stream()
    let result = withAddress(port: 0) { bind(handle.number, $0, $1) }
    guard result == 0 else { throw URLError(.cannotConnectToHost) }
    return handle
  }

  private static func stream() throws -> SocketHandle {
    #if canImport(Darwin)
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard number >= 0 else { throw URLError(.cannotConnectToHost) }
    return SocketHandle(number)
  }

  /// Hands the address of a port of this machine to the body.
  private static func withAddress<Result>(
    port: UInt16,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
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

  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Wakes up whoever waits in `accept`, by a connection to see this by.
  ///
  /// On Linux `shutdown` would do it; on a Mac it refuses a socket that only
  /// listens.
  func stop() {
    stopped.store(true, ordering: .releasing)
    guard let caller = try? Self.stream() else { return }
    Self.withAddress(port: UInt16(port)) {
      _ = connect(caller.number, $0, $1)
    }
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
