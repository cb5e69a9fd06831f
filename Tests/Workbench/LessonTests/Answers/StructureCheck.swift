import Foundation

@testable import Course

/// Looks whether every lesson has what every lesson has, and nothing else.
struct StructureCheck {
  private let course: CourseFolder

  init(_ course: CourseFolder) {
    self.course = course
  }

  /// How many wrong answers are kept at least.
  static let fewestWrongAnswers = 3

  /// What is missing or does not belong, in sentences.
  func problems() -> [String] {
    manifestProblems() + strayFiles()
      + course.lessons.flatMap { lesson in
        problems(of: lesson).map { "Lessons/\(lesson.name): \($0)" }
          + answerProblems(of: lesson)
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
      if text.hints.count != LessonText.hintCount
        || text.hints.contains(where: \.isEmpty)
      {
        problems.append("README.md has \(text.hints.count) hints, not 3")
      }
    } else {
      problems.append("README.md is missing")
    }
    return problems
  }

  /// Whether the kept answers can be read, and made from what they name.
  private func answerProblems(of lesson: Lesson) -> [String] {
    do {
      let answers = try AnswerFile.answers(of: lesson)
      let wrong = answers.count { $0.verdict != .right }
      return answers.compactMap { answer in
        do {
          _ = try AnswerFile.texts(of: answer, in: lesson)
          return nil
        } catch {
          return "\(error)"
        }
      }
        + (wrong < Self.fewestWrongAnswers
          ? ["Lessons/\(lesson.name) keeps \(wrong) wrong answers; at least 3"]
          : [])
    } catch {
      return ["\(error)"]
    }
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
    let top = [
      "README.md", "questions.md", "Package.swift", "Package.resolved",
      "shared",
    ]
    let own = course.lessons.map(\.name)
    let inCourse = FileTree.names(in: course.folder)
      .filter { !(top + own).contains($0) }
      .map { "Lessons/\($0) does not belong there" }
    let parts =
      Lesson.Part.allCases.map(\.rawValue) + ["README.md", AnswerFile.name]
    return inCourse
      + course.lessons.flatMap { lesson in
        FileTree.names(in: lesson.folder)
          .filter { !parts.contains($0) }
          .map { "Lessons/\(lesson.name)/\($0) does not belong there" }
      }
  }
}
