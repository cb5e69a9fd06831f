import Arguments
import Course
import Foundation
import Shell

/// One call of `workbench lesson`: the course, the progress, the output.
@MainActor
struct LessonVisit {
  let course: CourseFolder
  let lessons: [Lesson]
  let invocation: Invocation
  let surroundings: Surroundings
  private(set) var file: ProgressFile

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws {
    course = CourseFolder(
      package: try PackageFolder.find(with: "Lessons"),
      workingFolder: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath
      )
    )
    lessons = course.lessons
    file = ProgressFile(course)
    self.invocation = invocation
    self.surroundings = surroundings
    if let problem = file.problem { surroundings.output.writeError(problem) }
  }

  /// The lesson that a word means; without one, the learner's.
  func lesson(_ word: String?) throws(CourseError) -> Lesson {
    if let word { return try course.lesson(word) }
    guard let lesson = file.progress.lesson(in: lessons) else {
      throw .missing("Lessons")
    }
    return lesson
  }

  func entry(of lesson: Lesson) -> CourseProgress.Entry {
    file.progress[lesson]
  }

  /// Where a lesson's exercise stands, as the learner can type it.
  func exercisePath(of lesson: Lesson) -> String {
    course.path(of: lesson.folder(of: .exercise))
  }

  mutating func update(_ change: (inout CourseProgress) -> Void) throws {
    try file.update(change)
  }

  /// What to type for a subcommand of `lesson`.
  func call(_ words: String) -> String {
    "\(surroundings.call) lesson \(words)"
  }

  func write(_ lines: [String]) {
    for line in lines { write(line) }
  }

  func write(_ line: String) { surroundings.output.write(line) }

  var columns: Int {
    OutputWidth.narrow.columns(invocation, in: surroundings)
  }

  func set(_ markdown: String) -> [String] {
    MarkdownText(
      markdown,
      columns: columns,
      usesColor: surroundings.usesColor(invocation)
    ).lines
  }

  /// "Lesson 03: Cocoa MVC" and, where it is known, how long it takes.
  func heading(of lesson: Lesson) throws -> String {
    let text = try lesson.text()
    let time = text.minutes.map { " (\($0) minutes)" } ?? ""
    return "Lesson \(lesson.number): \(text.title)\(time)"
  }
}
