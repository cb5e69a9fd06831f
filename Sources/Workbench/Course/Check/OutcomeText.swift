import ConsoleUI
import LessonChecks

/// An outcome in words and marks; no colour is needed to understand it.
package struct OutcomeText {
  private let outcome: CheckOutcome
  private let columns: Int

  /// - Parameter columns: how wide values and advice may be set.
  package init(_ outcome: CheckOutcome, columns: Int = 80) {
    self.outcome = outcome
    self.columns = columns
  }

  /// The lines to print, without what to do next.
  package var lines: [String] {
    switch outcome {
    case .doesNotCompile(let errors):
      errors.flatMap(\.lines) + [""] + lines(about: errors)
    case .doesNotBuild(let output):
      output.lines + ["", "✗ The build failed; its output stands above."]
    case .ran(let run):
      lines(of: run)
    }
  }

  private func lines(about errors: [String]) -> [String] {
    let inCheck = errors.count(where: isInCheck)
    let what = inCheck == errors.count ? "check" : "exercise"
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    let question =
      "  The check uses names of the start; did you rename or remove one?"
    return ["✗ The \(what) does not compile: \(count)."]
      + (inCheck > 0 ? [question] : [])
  }

  /// Whether the compiler stopped at the check, not at the learner's code.
  private func isInCheck(_ error: String) -> Bool {
    error.prefix { $0 != ":" }.split(separator: "/").dropLast().last == "check"
  }

  private func lines(of run: CheckRun) -> [String] {
    var lines = run.results.flatMap(lines(of:))
    if let interruption = run.interruption {
      let what = words(for: interruption)
      lines +=
        run.tried.map { ["✗ \($0)", "    \(what) while this was tried."] }
        ?? ["✗ \(what) before the check came to its end."]
    }
    if !run.output.trimmed.isEmpty {
      lines += ["", "The exercise printed:"]
      lines += run.output.lines.map { "    \($0.sanitizedForDisplay)" }
    }
    let holding = run.results.count(where: \.holds)
    lines += ["", summary(of: run, holding: holding)]
    return lines
  }

  private func summary(of run: CheckRun, holding: Int) -> String {
    let all = run.results.count
    guard run.interruption == nil else {
      let hold = holding == 1 ? "expectation holds" : "expectations hold"
      return "\(holding) \(hold). What comes later was not tried."
    }
    guard run.passes else { return "\(holding) of \(all) expectations hold." }
    return all == 1
      ? "The expectation holds." : "All \(all) expectations hold."
  }

  private func lines(of result: CheckResult) -> [String] {
    guard !result.holds else { return ["✓ \(result.sentence)"] }
    return ["✗ \(result.sentence)"]
      + indented(result.expected, after: "expected: ")
      + indented(result.got, after: "got:      ")
      + (result.advice ?? "").lines
      .flatMap { $0.wrapped(toCells: max(20, columns - 4)) }
      .map { "    \($0)" }
  }

  private func indented(_ text: String, after label: String) -> [String] {
    text.lines
      .flatMap {
        $0.sanitizedForDisplay.wrapped(toCells: max(20, columns - 14))
      }
      .enumerated().map { index, line in
        let margin = index == 0 ? label : label.map { _ in " " }.joined()
        return "    \(margin)\(line)"
      }
  }

  private func words(for interruption: CheckRun.Interruption) -> String {
    switch interruption {
    case .hung:
      "The exercise took longer than "
        + "\(CheckEnvironment.secondsAllowed) seconds"
    case .trapped: "The exercise crashed"
    case .left: "The exercise ended the program"
    }
  }
}

extension String {
  /// The lines of a text, without an empty one at its end.
  var lines: [String] {
    var lines = split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
