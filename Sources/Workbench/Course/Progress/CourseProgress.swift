/// How far a learner is.
package struct CourseProgress: Equatable, Sendable {
  /// What is known of one lesson.
  package struct Entry: Equatable, Sendable {
    package var state = State.open
    /// How many hints were shown.
    package var hints = 0
  }

  /// Passed stays passed: an exercise is never judged again unasked.
  package enum State: String, Sendable {
    case open
    case passed
    case skipped
  }

  /// The number of the lesson that the learner is at, such as "03".
  package var current: String?
  package private(set) var entries: [String: Entry] = [:]

  package init() {}

  package subscript(_ lesson: Lesson) -> Entry {
    get { entries[lesson.number] ?? Entry() }
    set { entries[lesson.number] = newValue }
  }

  /// The lesson that the learner is at: the one that was last worked on, or
  /// else the first that is neither passed nor skipped.
  package func lesson(in lessons: [Lesson]) -> Lesson? {
    lessons.first { $0.number == current }
      ?? lessons.first { self[$0].state == .open } ?? lessons.last
  }
}

extension CourseProgress {
  private static let title = "workbench lesson progress, format 1"

  /// The progress as its file holds it.
  var text: String {
    var lines = ["# \(Self.title)"]
    if let current { lines.append("at \(current)") }
    for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let hints = entry.hints > 0 ? " hints \(entry.hints)" : ""
      lines.append("\(number) \(entry.state.rawValue)\(hints)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what ``text`` has written.
  ///
  /// - Throws: a `ProgressError` for the first line that is something else.
  init(text: String) throws(ProgressError) {
    let lines = text.lines
    guard lines.first == "# \(Self.title)" else {
      throw ProgressError(line: 1, expected: "'# \(Self.title)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !read(line) {
      throw ProgressError(
        line: index + 1,
        expected: "such as '03 passed', '03 open hints 2' or 'at 03'"
      )
    }
  }

  /// Takes in one line; says whether it could.
  private mutating func read(_ line: String) -> Bool {
    let words = line.split(separator: " ").joined(separator: " ")
    if words.isEmpty { return true }
    if let match = words.wholeMatch(of: /at ([^ ]+)/) {
      current = String(match.1)
      return true
    }
    guard
      let match = words.wholeMatch(
        of: /([0-9]{2}) ([a-z]+)(?: hints ([0-9]))?/
      ), let state = State(rawValue: String(match.2))
    else { return false }
    let hints = match.3.flatMap { Int($0) } ?? 0
    entries[String(match.1)] = Entry(state: state, hints: hints)
    return true
  }
}
