import Foundation
import Shell
import TestSupport

@testable import Course

/// Somebody who works through a copy of the lessons with the built program.
struct Learner {
  private let copy: LessonsCopy
  private let folder: URL

  var course: CourseFolder { copy.course }

  struct Answer {
    let output: String
    let exitCode: Int32?

    func says(_ text: String) -> Bool { output.contains(text) }
  }

  /// - Parameter name: the copy's folder; what was built in it stays.
  init(_ name: String) throws {
    folder = Fixtures.copy(name)
    copy = try LessonsCopy(of: Fixtures.course, at: folder)
    let backups = course.folder.appendingPathComponent(".backups")
    try? FileManager.default.removeItem(at: backups)
  }

  /// Runs `workbench lesson` with these words; standard input is empty.
  func lesson(_ words: String..., path: String? = nil) throws -> Answer {
    let run = try ShellCommand(
      program: TestedPackage.program(),
      arguments: ["lesson"] + words,
      folder: folder,
      environment: path.map { ["PATH": $0] } ?? [:]
    ).run()
    return Answer(output: run.output, exitCode: run.exitCode)
  }

  /// Starts `workbench lesson watch`.
  ///
  /// - Parameter path: where `swift` is looked for; nil is where it always is.
  func watch(_ number: String, path: String? = nil) throws -> Watcher {
    var environment = Fixtures.environment
    if let path { environment["PATH"] = path }
    return try Watcher(number, in: folder, environment: environment)
  }

  /// Makes a `swift` that builds nothing and complains in one line.
  ///
  /// - Returns: the folder to have on the search path.
  func makeComplainingToolchain() throws -> String {
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(
      at: bin,
      withIntermediateDirectories: true
    )
    let swift = bin.appendingPathComponent("swift")
    try "#!/bin/sh\necho \"A.swift:1:1: error: no\"\nexit 1\n"
      .write(to: swift, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: swift.path
    )
    return bin.path
  }

  var progress: String? {
    get { try? String(contentsOf: progressFile, encoding: .utf8) }
    nonmutating set {
      try? newValue?.write(to: progressFile, atomically: true, encoding: .utf8)
    }
  }

  private var progressFile: URL {
    course.folder.appendingPathComponent(".progress")
  }

  /// The one file of a lesson's exercise.
  func exerciseFile(_ number: String) throws -> URL {
    let folder = try course.lesson(number).folder(of: .exercise)
    return folder.appendingPathComponent(FileTree.names(in: folder)[0])
  }

  func place(_ answer: String) throws { try copy.place(answer) }
}
