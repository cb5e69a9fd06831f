import Foundation

/// The bytes that a server sends for one request, right or wrong.
struct Reply: Sendable {
  var chunks: [Data]
  /// Whether the connection is left open without another byte.
  var staysOpen = false

  init(_ texts: String..., staysOpen: Bool = false) {
    chunks = texts.map { Data($0.utf8) }
    self.staysOpen = staysOpen
  }

  /// A whole answer.
  static func status(
    _ status: Int,
    _ body: String = "",
    headers: String = ""
  ) -> Reply {
    Reply(
      head(status, "Content-Length: \(body.utf8.count)\r\n" + headers),
      body
    )
  }

  static func json(_ body: String) -> Reply {
    status(200, body, headers: "Content-Type: application/json\r\n")
  }

  static func redirect(to location: String) -> Reply {
    status(302, headers: "Location: \(location)\r\n")
  }

  /// An answer in pieces of one byte.
  static func chunked(_ body: String) -> Reply {
    var reply = Reply(head(200, "Transfer-Encoding: chunked\r\n"))
    reply.chunks += body.utf8.map { byte in
      Data("1\r\n".utf8) + [byte] + Data("\r\n".utf8)
    }
    reply.chunks.append(Data("0\r\n\r\n".utf8))
    return reply
  }

  /// An answer of so many mebibytes, as a valid JSON text or not.
  static func mebibytes(_ count: Int) -> Reply {
    var reply = Reply(head(200, "Content-Length: \(count << 20)\r\n"))
    let mebibyte = Data(repeating: UInt8(ascii: " "), count: 1 << 20)
    reply.chunks += Array(repeating: mebibyte, count: count)
    return reply
  }

  static let closedAtOnce = Reply()
  static let neverAnswered = Reply(staysOpen: true)
  static let droppedInBody = Reply(head(200, "Content-Length: 99\r\n"), "{\"")
  static let droppedInChunks = Reply(
    head(200, "Transfer-Encoding: chunked\r\n"),
    "5\r\n{\"a\""
  )
  static let stalledInBody = Reply(
    head(200, "Content-Length: 99\r\n"),
    "{\"",
    staysOpen: true
  )
  static let notHTTP = Reply("220 mail.example ESMTP\r\n")

  private static func head(_ status: Int, _ headers: String) -> String {
    "HTTP/1.1 \(status) Status\r\nConnection: close\r\n\(headers)\r\n"
  }
}
