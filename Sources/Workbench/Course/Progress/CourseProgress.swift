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

  /// The topic of the lesson that the learner is at, such as "cocoa-mvc".
  private var current: String?
  /// By topic, for a lesson keeps it when the course gets another order.
  private var entries: [String: Entry] = [:]

  package init() {}

  package subscript(_ lesson: Lesson) -> Entry {
    get { entries[lesson.topic] ?? Entry() }
    set { entries[lesson.topic] = newValue }
  }

  package mutating func goTo(_ lesson: Lesson) {
    current = lesson.topic
  }

  /// The lesson that the learner is at: the one that was last worked on, or
  /// else the first that is neither passed nor skipped.
  package func lesson(in lessons: [Lesson]) -> Lesson? {
    lessons.first { $0.topic == current }
      ?? lessons.first { self[$0].state == .open } ?? lessons.last
  }

  /// The topics that were passed in a former course and are in this one no
  /// longer.
  package func passedTopics(notIn lessons: [Lesson]) -> [String] {
    entries.filter { topic, entry in
      entry.state == .passed && !lessons.contains { $0.topic == topic }
    }.keys.sorted()
  }
}

extension CourseProgress {
  private static let title = "# workbench lesson progress, format 2"

  /// What a course wrote whose lessons were known by their numbers.
  private static let formerTitle = "# workbench lesson progress, format 1"

  /// The topics of that course.
  private static let formerTopics = [
    "01": "meet-the-workbench", "02": "traditional-mvc", "03": "cocoa-mvc",
    "04": "greeting-in-mvp", "05": "greeting-in-mvvm",
    "06": "the-massive-view-controller", "07": "mvp", "08": "mvvm",
    "09": "ways-to-bind", "10": "from-mvc-to-mvvm", "11": "add-a-function",
    "12": "test-without-the-screen", "13": "who-owns-whom",
    "14": "your-own-architecture", "15": "one-way-with-undo", "16": "choosing",
  ]

  /// The progress as its file holds it.
  var text: String {
    var lines = [Self.title]
    if let current { lines.append("at \(current)") }
    for (topic, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let hints = entry.hints > 0 ? " hints \(entry.hints)" : ""
      lines.append("\(topic) \(entry.state.rawValue)\(hints)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what ``text`` has written, today or in the former course.
  ///
  /// - Throws: a `ProgressError` for the first line that is something else.
  init(text: String) throws(ProgressError) {
    let lines = text.lines
    let isFormer = lines.first == Self.formerTitle
    guard isFormer || lines.first == Self.title else {
      throw ProgressError(line: 1, expected: "'\(Self.title)'")
    }
    let topics = isFormer ? Self.formerTopics : nil
    for (index, line) in lines.enumerated().dropFirst()
    where !read(line, topics) {
      throw ProgressError(
        line: index + 1,
        expected: topics == nil
          ? "such as 'mvp passed', 'mvp open hints 2' or 'at mvp'"
          : "such as '03 passed', '03 open hints 2' or 'at 03'"
      )
    }
  }

  /// Takes in one line; says whether it could.
  ///
  /// - Parameter topics: What the file's numbers mean; nil where it has topics.
  private mutating func read(
    _ line: String,
    _ topics: [String: String]?
  ) -> Bool {
    let words = line.split(separator: " ").joined(separator: " ")
    if words.isEmpty { return true }
    func topic(_ word: Substring) -> String? {
      topics.map { $0[String(word)] } ?? String(word)
    }
    if let match = words.wholeMatch(of: /at ([^ ]+)/) {
      current = topic(match.1)
      return true
    }
    guard
      let match = words.wholeMatch(
        of: /([0-9a-z][0-9a-z-]*) ([a-z]+)(?: hints ([0-9]))?/
      ), let state = State(rawValue: String(match.2)),
      let topic = topic(match.1)
    else { return false }
    let hints = match.3.flatMap { Int($0) } ?? 0
    entries[topic] = Entry(state: state, hints: hints)
    return true
  }
}
