import Foundation

/// Copies of exercises that were reset, in `Lessons/.backups`.
package struct Backups {
  private let course: CourseFolder

  package init(_ course: CourseFolder) {
    self.course = course
  }

  /// Puts a lesson's start in the place of its exercise.
  ///
  /// - Returns: where the exercise was copied to before, as people read it.
  package func reset(_ lesson: Lesson) throws -> String {
    let exercise = lesson.folder(of: .exercise)
    guard FileTree.exists(lesson.folder(of: .start)) else {
      throw CourseError.missing(course.path(of: lesson.folder(of: .start)))
    }
    let folder = course.folder.appendingPathComponent(".backups")
    var number = 1
    func place() -> URL {
      folder.appendingPathComponent("\(lesson.name)-\(number)")
    }
    while FileTree.exists(place()) { number += 1 }
    try FileTree.replaceContents(of: place(), by: exercise)
    try FileTree.replaceContents(
      of: exercise,
      by: lesson.folder(of: .start)
    )
    return course.path(of: place())
  }

  /// Whether an exercise is as it was at the start.
  package func isUntouched(_ lesson: Lesson) -> Bool {
    FileTree.texts(in: lesson.folder(of: .exercise))
      == FileTree.texts(in: lesson.folder(of: .start))
  }
}
