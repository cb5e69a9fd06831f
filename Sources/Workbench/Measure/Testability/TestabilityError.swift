import Shell

/// Why something cannot be measured.
public enum TestabilityError: Error, Equatable, Sendable {
  /// No package of ours is around this folder.
  case noSources(String)
  /// The package does not build; with what the compiler said.
  case buildFailed(String)
  /// Tests that should pass do not; with what they said. The suite is such as
  /// "logic suite of mvp/weather".
  case testsFailed(suite: String, output: String)
  /// No test stands where those of the suite should; with what was said.
  case noTests(suite: String, output: String)
  /// Another measurement with faults is at work in the same package.
  case alreadyRunning
}

extension TestabilityError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSources(let folder):
      "there are no sources to measure around \(folder)"
    case .buildFailed(let output):
      "the package does not build:\n\(CompilerErrors(in: output).summary)"
    case .testsFailed(let suite, let output):
      "the \(suite) fails:\n\(output.failures)"
    case .noTests(let suite, let output):
      "the \(suite) has no tests:\n\(output)"
    case .alreadyRunning:
      "another measurement is changing a copy of this package already"
    }
  }
}

extension String {
  /// The lines that say which test fails and why; all if none says it.
  fileprivate var failures: String {
    let lines = split(separator: "\n").filter { line in
      ["recorded an issue", "error:", "Fatal error"].contains {
        line.contains($0)
      }
    }
    return lines.isEmpty ? self : lines.joined(separator: "\n")
  }
}
