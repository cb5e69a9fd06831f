import ConsoleUI

/// A line to type, and what it is good for.
struct HelpExample: Sendable {
  /// The line for a shell, in which the program has its own name.
  let line: String
  /// What it does, in a sentence.
  let purpose: String

  init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }

  /// How far the purpose stands to the right of its line.
  private static let indent = String(repeating: " ", count: 6)

  /// The section that ends a help text.
  ///
  /// - Parameters:
  ///   - name: The program's own name.
  ///   - call: How the program was called.
  static func section(
    _ examples: [HelpExample],
    name: String,
    call: String,
    columns: Int
  ) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["EXAMPLES:"]
      + examples.flatMap { example in
        ["  " + example.line(name: name, call: call)]
          + example.purpose.wrapped(toCells: columns - indent.count)
          .map { indent + $0 }
      }
  }

  /// The line as one types it; one that says how to build stays as it is.
  func line(name: String, call: String) -> String {
    line.hasPrefix("swift run ")
      ? line : line.replacing("\(name) ", with: "\(call) ")
  }
}
