import Foundation

@testable import Course

/// A copy of the lessons in which answers can be put in an exercise's place.
///
/// What was built in it stays, so that the next build is quick.
struct LessonsCopy {
  let course: CourseFolder

  /// Makes or renews a copy in which every exercise is as at the start.
  init(of original: CourseFolder, at folder: URL) throws {
    let name = "Package.swift"
    course = CourseFolder(package: folder)
    try FileTree.replaceContents(of: course.folder, by: original.folder)
    // By its manifest the folder is known as the package that has the lessons.
    try Data(contentsOf: original.package.appendingPathComponent(name)).write(
      to: folder.appendingPathComponent(name)
    )
    let manifest = course.folder.appendingPathComponent(name)
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try text.replacing(
      "path: \"..\"",
      with: "path: \"\(original.package.path)\""
    ).write(to: manifest, atomically: true, encoding: .utf8)
    let progress = course.folder.appendingPathComponent(".progress")
    if FileTree.exists(progress) {
      try FileManager.default.removeItem(at: progress)
    }
    for lesson in course.lessons {
      try FileTree.replaceContents(
        of: lesson.folder(of: .exercise),
        by: lesson.folder(of: .start)
      )
    }
  }

  /// Puts an answer in its exercise's place: "03 solution" or
  /// "03 wrong/hard-coded".
  func place(_ answer: String) throws {
    let words = answer.split(separator: " ").map(String.init)
    guard words.count == 2 else {
      throw CourseError.failed("'\(answer)' is no lesson and answer")
    }
    try place(words[1], in: try course.lesson(words[0]))
  }

  /// Puts one of a lesson's answers in its exercise's place: a folder of the
  /// lesson, or a kept answer.
  func place(_ name: String, in lesson: Lesson) throws {
    let exercise = lesson.folder(of: .exercise)
    let answer = lesson.folder.appendingPathComponent(name)
    if FileTree.isFolder(answer) {
      return try FileTree.replaceContents(of: exercise, by: answer)
    }
    let kept = try AnswerFile.answers(of: lesson).first { $0.name == name }
    guard let kept else {
      throw CourseError.failed("Lessons/\(lesson.name) keeps no \(name)")
    }
    let texts = try AnswerFile.texts(of: kept, in: lesson)
    try FileTree.replaceContents(of: exercise, by: lesson.folder(of: kept.base))
    for (file, text) in texts {
      try text.write(
        to: exercise.appendingPathComponent(file),
        atomically: true,
        encoding: .utf8
      )
    }
  }
}
