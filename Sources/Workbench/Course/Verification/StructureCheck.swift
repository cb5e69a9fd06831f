import Foundation

/// Looks whether every lesson has what every lesson has, and nothing else.
package struct StructureCheck {
  private let course: CourseFolder

  package init(_ course: CourseFolder) {
    self.course = course
  }

  /// How many hints lead to an answer.
  package static let hintCount = 3
  /// How many wrong answers are kept at least.
  package static let fewestWrongAnswers = 3

  /// What is missing or does not belong, in sentences.
  package func problems() -> [String] {
    manifestProblems() + strayFiles()
      + course.lessons.flatMap { lesson in
        problems(of: lesson).map { "Lessons/\(lesson.name): \($0)" }
      }
  }

  private func problems(of lesson: Lesson) -> [String] {
    var problems: [String] = []
    for part in [Lesson.Part.start, .exercise, .solution, .check]
    where FileTree.files(in: lesson.folder(of: part)).isEmpty {
      problems.append("the folder '\(part.rawValue)' is missing")
    }
    if let text = try? lesson.text() {
      if text.title.isEmpty {
        problems.append("README.md begins with '# Lesson NN: title'")
      }
      if text.minutes == nil {
        problems.append("README.md lacks a line '**Time:** 20 minutes'")
      }
      if text.hints.count != Self.hintCount
        || text.hints.contains(where: \.isEmpty)
      {
        problems.append("README.md has \(text.hints.count) hints, not 3")
      }
    } else {
      problems.append("README.md is missing")
    }
    let wrong = lesson.wrongAnswers
    if wrong.count < Self.fewestWrongAnswers {
      problems.append("it keeps \(wrong.count) wrong answers; at least 3")
    }
    for name in wrong where (try? KeptAnswer.wrong(name, of: lesson)) == nil {
      problems.append("wrong/\(name)/message.txt is missing or empty")
    }
    return problems
  }

  private func manifestProblems() -> [String] {
    let manifest = course.folder.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let listed = text.matches(of: /"(\d\d-[a-z0-9-]+)"/).map { String($0.1) }
    let folders = course.lessons.map(\.name)
    return folders.filter { !listed.contains($0) }
      .map { "Lessons/Package.swift does not list \($0)" }
      + listed.filter { !folders.contains($0) }
      .map { "Lessons/Package.swift lists \($0), which is no folder" }
  }

  private func strayFiles() -> [String] {
    let top = ["README.md", "Package.swift", "Package.resolved"]
    let own = course.lessons.map(\.name)
    let inCourse = FileTree.names(in: course.folder)
      .filter { !(top + own).contains($0) }
      .map { "Lessons/\($0) does not belong there" }
    let parts = Lesson.Part.allCases.map(\.rawValue) + ["README.md"]
    return inCourse
      + course.lessons.flatMap { lesson in
        FileTree.names(in: lesson.folder)
          .filter { !parts.contains($0) }
          .map { "Lessons/\(lesson.name)/\($0) does not belong there" }
      }
  }
}
