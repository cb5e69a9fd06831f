import Foundation
import LessonChecks

/// Builds a lesson's exercise and lets the lesson's check judge it.
public struct ExerciseCheck {
  private let course: CourseFolder
  private let scratch: URL
  private let environment: [String: String]

  /// - Parameters:
  ///   - scratch: the folder for what the compiler makes.
  ///   - environment: where `swift` is looked for.
  public init(
    _ course: CourseFolder,
    scratch: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.course = course
    self.scratch =
      scratch ?? course.package.appendingPathComponent(".build/lessons")
    self.environment = environment
  }

  /// Whether nothing was built yet, so that building takes longer.
  public var isFirst: Bool { !FileTree.exists(scratch) }

  /// Judges what stands in the lesson's exercise folder now.
  ///
  /// - Throws: a `CourseError` if a folder or the toolchain is missing.
  public func run(_ lesson: Lesson) throws(CourseError) -> CheckOutcome {
    try lookForFolders()
    let swift = try Toolchain(environment: environment).swift
    StaleObjects(scratch: scratch).remove(of: lesson)
    let build = try ProgramRun(
      swift,
      [
        "build", "--package-path", course.folder.path, "--scratch-path",
        scratch.path, "--product", lesson.checkProduct,
      ],
      environment: environment
    )
    guard build.exitCode == 0 else {
      let errors = CompilerErrors(in: build.output, folder: course.folder.path)
      return errors.blocks.isEmpty
        ? .doesNotBuild(build.output) : .doesNotCompile(errors.blocks)
    }
    return .ran(try judge(lesson))
  }

  /// A manifest with a missing folder builds no lesson at all, so this is
  /// said before the package manager says it in its own words.
  private func lookForFolders() throws(CourseError) {
    for lesson in course.lessons {
      for part in [Lesson.Part.exercise, .check]
      where FileTree.files(in: lesson.folder(of: part)).isEmpty {
        throw .missing("Lessons/\(lesson.name)/\(part.rawValue)")
      }
    }
  }

  private func judge(_ lesson: Lesson) throws(CourseError) -> CheckRun {
    let records = scratch.appendingPathComponent("\(lesson.name).records")
    guard FileManager.default.createFile(atPath: records.path, contents: nil)
    else { throw .failed("\(records.path) cannot be written") }
    var environment = environment
    environment[CheckEnvironment.records] = records.path
    environment[CheckEnvironment.exercise] = lesson.folder(of: .exercise).path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let run = try ProgramRun(
      scratch.appendingPathComponent("debug/\(lesson.checkProduct)"),
      [],
      environment: environment
    )
    let lines = (try? Data(contentsOf: records)) ?? Data()
    return CheckRun(
      records: lines.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(CheckRecord.self, from: Data($0))
      },
      output: run.output,
      exitCode: run.exitCode,
      signal: run.signal
    )
  }
}
