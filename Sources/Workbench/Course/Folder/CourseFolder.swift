import Foundation

/// The folder with all lessons, inside the workbench's own package.
package struct CourseFolder: Equatable, Sendable {
  /// The package that the lessons depend on.
  package let package: URL
  /// `Lessons` in it.
  package var folder: URL { package.appendingPathComponent("Lessons") }
  /// Where paths are seen from: the folder that the learner works in.
  private let workingFolder: URL

  /// - Parameter workingFolder: nil is the package's folder.
  package init(package: URL, workingFolder: URL? = nil) {
    self.package = package.resolvingSymlinksInPath()
    self.workingFolder =
      (workingFolder ?? package).resolvingSymlinksInPath()
  }

  /// All lessons in their order.
  package var lessons: [Lesson] {
    FileTree.names(in: folder)
      .map { folder.appendingPathComponent($0) }
      .filter(FileTree.isFolder)
      .compactMap(Lesson.init)
  }

  /// The lesson that a word means: "2", "02", "02-cocoa-mvc" or "cocoa-mvc".
  ///
  /// - Throws: ``CourseError/unknownLesson(_:known:)``.
  package func lesson(_ word: String) throws(CourseError) -> Lesson {
    let lessons = lessons
    let wanted = word.lowercased()
    let match = lessons.first {
      [$0.name, $0.number, $0.topic].contains(wanted)
        || $0.number == "0\(wanted)"
    }
    guard let match else {
      throw .unknownLesson(word, known: lessons.map(\.name))
    }
    return match
  }

  /// A path as the learner can type it: seen from the working folder if that
  /// is around the file, or else the whole path.
  package func path(of url: URL) -> String {
    let path = url.standardizedFileURL.path
    let here = workingFolder.standardizedFileURL.path + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Puts a lesson's start in the place of its exercise.
  ///
  /// - Returns: where the exercise was copied to before, as people read it.
  package func reset(_ lesson: Lesson) throws -> String {
    let (exercise, start) = (
      lesson.folder(of: .exercise), lesson.folder(of: .start)
    )
    guard FileTree.exists(start) else {
      throw CourseError.missing(path(of: start))
    }
    let backups = folder.appendingPathComponent(".backups")
    let taken = FileTree.names(in: backups)
    var number = 1
    while taken.contains("\(lesson.name)-\(number)") { number += 1 }
    let backup = backups.appendingPathComponent("\(lesson.name)-\(number)")
    try FileTree.replaceContents(of: backup, by: exercise)
    try FileTree.replaceContents(of: exercise, by: start)
    return path(of: backup)
  }
}

/// Why the course cannot be used.
package enum CourseError: Error, Equatable {
  case unknownLesson(String, known: [String])
  /// A file or folder that every lesson has.
  case missing(String)
  /// A file that cannot be written; its path.
  case unwritable(String)
  /// Something that the system refused.
  case failed(String)
}

extension CourseError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownLesson(let word, _):
      "there is no lesson '\(word)'"
    case .missing(let path):
      "\(path) is missing; 'git restore \(path)' brings it back"
    case .unwritable(let path):
      "\(path) cannot be written"
    case .failed(let message):
      message
    }
  }
}
