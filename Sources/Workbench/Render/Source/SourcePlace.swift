import Trace

/// Some lines of a file.
package struct SourcePlace: Hashable, Sendable {
  /// From the package's folder.
  package var path: String
  package var lines: ClosedRange<Int>
}

extension SourcePlace {
  /// Its lines among those of its file, as numbered from 0 there.
  package func lines(in file: [Substring]) -> ArraySlice<Substring> {
    file.dropFirst(lines.lowerBound - 1).prefix(lines.count)
  }

  /// The line that a reader looks for where it is called, counted from 1 in its
  /// file.
  ///
  /// It asks whether an answer is still wanted, or catches a failure or throws
  /// it on, or is the case that what was called before names. Nil where no line is known to be
  /// it.
  ///
  /// - Parameters:
  ///   - message: What calls it.
  ///   - earlier: What was called before, and where that stands.
  ///   - lines: The lines of a place, as numbered from 0 in its file.
  package func decidingLine(
    of message: SequenceDiagram.Message,
    after earlier: [(place: SourcePlace, message: SequenceDiagram.Message)],
    lines: (SourcePlace) -> ArraySlice<Substring>
  ) -> Int? {
    // Nobody decides where nothing follows but the end.
    if message.isEnd, message.awaited?.isAnswer == false { return nil }
    let own = lines(self)
    let line =
      own.condition(after: message.awaited)
      ?? own.catching(message.awaited)
    return line.map { $0 + 1 }
      ?? namedCase(of: message, after: earlier, lines: lines)?.line
  }

  /// One of several cases that a function has.
  struct NamedCase {
    /// Counted from 1 in its file.
    var line: Int
    var name: Substring
    /// The calls between the one that names it and the function.
    var callsBetween: [Int] = []
  }

  /// The one case of several that what was called before names, such as the
  /// event that a reducer gets; nil where none is certain.
  ///
  /// The parameters are those of ``decidingLine(of:after:lines:)``.
  func namedCase(
    of message: SequenceDiagram.Message,
    after earlier: [(place: SourcePlace, message: SequenceDiagram.Message)],
    lines: (SourcePlace) -> ArraySlice<Substring>
  ) -> NamedCase? {
    let own = lines(self)
    let cases = own.indices.filter { own[$0].hasStatement("case .") }
      .flatMap { index in
        own[index].prefix { $0 != "(" }.members
          .map { NamedCase(line: index + 1, name: $0) }
      }
    // What is called once more by the same call gets another value.
    let isRepeated = earlier.contains {
      $0.message.function == message.function
        && $0.message.link.sentIn == message.link.sentIn
    }
    guard cases.count > 1, !isRepeated else { return nil }
    // Who names a case is the caller, or who has called that one.
    var around = message.link.sentIn
    var callsBetween: [Int] = []
    while let number = around,
      let call = earlier.last(where: { $0.message.link.call == number })
    {
      let called = lines(call.place).following(call.message.awaited)
        // What is only handed to a control or compared is not sent now.
        .filter { !$0.contains("case .") && !$0.contains("event: ") }
      let named =
        call.message.namedCase.map { [$0.dropFirst()] }
        ?? Set(called.flatMap(\.members))
      let found = cases.filter { named.contains($0.name) }
      if var only = found.first {
        only.callsBetween = callsBetween
        return found.count == 1 ? only : nil
      }
      // What comes with an answer is named by what follows that.
      if call.message.awaited != nil { return nil }
      callsBetween.append(number)
      around = call.message.link.sentIn
    }
    return nil
  }
}

extension ArraySlice<Substring> {
  /// Where the lines ask whether an answer is still wanted.
  ///
  /// It is the first that is asked after what was awaited: after a failure
  /// that of the `catch`, else none of a `catch`. Where nothing was awaited it
  /// is the outermost, since those of failures stand deeper.
  func condition(after awaited: Recording.Awaited?) -> Int? {
    guard let awaited else {
      return indices.filter { self[$0].isDeciding }
        .min { self[$0].indent < self[$1].indent }
    }
    return self.await(awaited.function).flatMap { start in
      lines(run: awaited, at: start).first { self[$0].isDeciding }
    }
  }

  /// Where the failure of what was awaited is caught, if it has failed; where
  /// nobody catches it, the line that awaits, which throws it on.
  fileprivate func catching(_ awaited: Recording.Awaited?) -> Int? {
    guard let awaited, awaited.hasFailed,
      let start = self.await(awaited.function)
    else { return nil }
    guard let first = lines(run: awaited, at: start).first else { return start }
    return self[first].hasStatement("} catch") ? first : nil
  }

  /// The lines that may be run from one on that awaits: after a failure those
  /// of the `catch`, if there is one, else none of a `catch`.
  private func lines(run awaited: Recording.Awaited, at start: Int) -> [Int] {
    let failure = self[start...].firstIndex {
      $0.hasStatement("} catch") && $0.indent < self[start].indent
    }
    guard let failure else {
      // What nobody catches is thrown on at once.
      let isThrown = awaited.hasFailed && !self[start].contains("try?")
      return isThrown ? [] : Array(start..<endIndex)
    }
    let end =
      self[(failure + 1)...].firstIndex {
        $0.hasStatement("}") && $0.indent == self[failure].indent
      } ?? endIndex
    return awaited.hasFailed
      ? Array(failure..<end)
      : Array(start..<failure) + Array(end..<endIndex)
  }

  /// The lines that follow what was awaited, up to where the next is; where
  /// nothing was, all.
  fileprivate func following(_ awaited: Recording.Awaited?) -> [Substring] {
    guard let awaited else { return Array(self) }
    return indices.filter { self[$0].awaits(awaited.function) }
      .flatMap { start in
        lines(run: awaited, at: start).filter { $0 != start }
          .map { self[$0] }.prefix { !$0.contains("await ") }
      }
  }

  /// Where the lines await a function.
  func await(_ function: FunctionName) -> Int? {
    firstIndex { $0.awaits(function) }
  }

  /// Where the lines cancel a task, or have a function of that name cancel some.
  package var cancelling: Int? {
    dropFirst().firstIndex { $0.contains("cancel(") }
  }
}

extension Substring {
  /// How many spaces it begins with.
  package var indent: Int { prefix { $0 == " " }.count }

  fileprivate func hasStatement(_ start: String) -> Bool {
    drop { $0 == " " }.hasPrefix(start)
  }

  fileprivate func awaits(_ function: FunctionName) -> Bool {
    // What was handed over is awaited by its name alone.
    contains("await ") && contains(".\(function.baseName)(")
      || contains("await \(function.baseName)(")
  }

  /// Whether it asks whether something is the latest, or was cancelled.
  fileprivate var isDeciding: Bool {
    contains("!Task.isCancelled")
      || ["guard ", "if "].contains { hasStatement($0) }
        && ["latest", "cancel", "Cancel"].contains { contains($0) }
  }

  /// The words that follow a dot.
  ///
  /// Without a regular expression: a page asks this of 100,000 lines.
  fileprivate var members: [Substring] {
    split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
      .filter { !$0.isEmpty }
  }
}
