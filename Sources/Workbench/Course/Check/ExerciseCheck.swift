import Foundation
import LessonChecks
import Shell

/// Builds a lesson's exercise and lets the lesson's check judge it.
package struct ExerciseCheck {
  private let course: CourseFolder
  private let scratch: URL

  package init(_ course: CourseFolder) {
    self.course = course
    scratch = course.package.appendingPathComponent(".build/lessons")
  }

  /// Whether nothing was built yet, so that building takes longer.
  package var isFirst: Bool { !FileTree.exists(scratch) }

  /// Judges what stands in the lesson's exercise folder now.
  ///
  /// - Throws: a `CourseError` if a folder is missing, `SwiftTools.Missing` if
  ///   the toolchain is.
  package func run(_ lesson: Lesson) throws -> CheckOutcome {
    let build = try build([lesson], ["--product", lesson.checkProduct])
    guard build.succeeded else {
      let errors = CompilerErrors(in: build.output).entries.map {
        $0.text(path: course.path(of: URL(fileURLWithPath: $0.path)))
      }
      return errors.isEmpty
        ? .doesNotBuild(build.output) : .doesNotCompile(errors)
    }
    return .ran(try judge(lesson))
  }

  /// Builds what has changed in the lessons.
  func build(
    _ lessons: [Lesson],
    _ options: [String] = []
  ) throws -> ShellCommand.Outcome {
    try lookForFolders()
    let swift = try SwiftTools.find()
    for lesson in lessons {
      try StaleObjects(scratch: scratch).remove(of: lesson)
    }
    return try ShellCommand(
      program: swift,
      arguments: [
        "build", "--package-path", course.folder.path, "--scratch-path",
        scratch.path,
        // An index is for editors, and for finding tests.
        "--disable-index-store",
      ] + SwiftTools.withoutDebugInformation + options
    ).run()
  }

  /// A manifest with a missing folder builds no lesson at all, so this is
  /// said before the package manager says it in its own words.
  private func lookForFolders() throws(CourseError) {
    for lesson in course.lessons {
      for part in [Lesson.Part.exercise, .check]
      where FileTree.files(in: lesson.folder(of: part)).isEmpty {
        throw .missing(course.path(of: lesson.folder(of: part)))
      }
    }
  }

  /// Runs the check of a lesson that was built.
  func judge(_ lesson: Lesson) throws -> CheckRun {
    let records = scratch.appendingPathComponent("\(lesson.name).records")
    guard FileManager.default.createFile(atPath: records.path, contents: nil)
    else { throw CourseError.failed("\(records.path) cannot be written") }
    let run = try ShellCommand(
      program: scratch.appendingPathComponent("debug/\(lesson.checkProduct)"),
      environment: [
        CheckEnvironment.records: records.path,
        CheckEnvironment.exercise: lesson.folder(of: .exercise).path,
        "SWIFT_BACKTRACE": "enable=no",
      ]
    ).run()
    let lines = (try? Data(contentsOf: records)) ?? Data()
    return CheckRun(
      records: lines.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(CheckRecord.self, from: Data($0))
      },
      output: run.output,
      signal: run.signal
    )
  }
}
