import Models
import Testing

/// A way in which a service misbehaves, and what people are told.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What the server sends; nil refuses the connection.
  let reply: Reply?
  let error: ServiceError

  init(_ name: String, _ reply: Reply?, _ error: ServiceError) {
    testDescription = name
    self.reply = reply
    self.error = error
  }

  /// Those that no time limit has to end.
  static let withoutWaiting = all.filter { $0.reply?.staysOpen != true }

  static let all = [
    Fault("refused", nil, .noNetwork),
    Fault("closed at once", .closedAtOnce, .noNetwork),
    Fault("dropped in the body", .droppedInBody, .noNetwork),
    Fault("dropped in a chunk", .droppedInChunks, .noNetwork),
    Fault("slow to begin", .neverAnswered, .noNetwork),
    Fault("slow to end", .stalledInBody, .noNetwork),
    Fault("401", .status(401), .permissionDenied),
    Fault(
      "401 with a challenge",
      .status(401, headers: "WWW-Authenticate: Basic realm=\"x\"\r\n"),
      .permissionDenied
    ),
    Fault(
      "401 with a challenge of another kind",
      .status(401, headers: "WWW-Authenticate: Bearer\r\n"),
      .permissionDenied
    ),
    Fault("403", .status(403, "{\"error\": \"key\"}"), .permissionDenied),
    Fault("404", .status(404), .unreadable),
    Fault("204", .status(204), .unreadable),
    Fault("429", .status(429), .overloaded),
    Fault("500", .status(500), .overloaded),
    Fault("503", .status(503, "<html>busy</html>"), .overloaded),
    Fault("not HTTP", .notHTTP, .unreadable),
    Fault("not JSON", .status(200, "<html>hello</html>"), .unreadable),
    Fault("empty", .status(200), .unreadable),
    Fault("wrong JSON", .json("[1, 2, 3]"), .unreadable),
    Fault(
      "a key twice",
      .json(#"{"photos": [], "photos": [], "results": []}"#),
      .unreadable
    ),
    Fault(
      "cut by a wrong length",
      Reply("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{\"photos\": []}"),
      .unreadable
    ),
    Fault("50 MB", .mebibytes(50), .unreadable),
    Fault(
      "redirect to an unsafe address",
      .redirect(to: "http://127.0.0.2/"),
      .unreadable
    ),
    Fault("redirect without end", .redirect(to: "/"), .unreadable),
  ]
}
