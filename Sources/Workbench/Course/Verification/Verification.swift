import Foundation
import Shell

/// Everything that keeps the lessons from rotting, for who writes them.
package struct Verification {
  private let course: CourseFolder
  private let program: URL

  /// - Parameter program: the built workbench, for the commands in texts.
  package init(_ course: CourseFolder, program: URL) {
    self.course = course
    self.program = program
  }

  /// Verifies lessons and the texts.
  ///
  /// - Parameters:
  ///   - lessons: the lessons whose answers are built and judged.
  ///   - asksCommit: whether the exercises as committed have to be the starts;
  ///     a learner's own copy may differ.
  ///   - say: is told what is being looked at.
  /// - Returns: the problems, in sentences; none if all is well.
  package func problems(
    in lessons: [Lesson],
    asksCommit: Bool,
    say: (String) -> Void
  ) throws -> [String] {
    var problems: [String] = []
    say("The folders and the format of the code")
    problems += StructureCheck(course).problems()
    problems += try formatProblems()
    if asksCommit {
      say("The exercises as committed")
      problems += try commitProblems()
    }
    let copy = course.package.appendingPathComponent(".build/lessons-copy")
    say("The answers, which takes minutes for all lessons")
    problems += try AnswerCheck(course, copy: copy).problems(of: lessons)
    let documents = DocumentChecker(course, program: program, copy: copy)
    for scope in [DocumentChecker.Scope.quick, .slow] {
      say(scope == .quick ? "The texts" : "The texts' checks")
      problems += try documents.files.filter { file in
        lessons == course.lessons || lessons.map(\.textFile).contains(file)
      }.flatMap { try documents.issues(in: $0, scope).map(\.description) }
    }
    return problems
  }

  private func formatProblems() throws -> [String] {
    let configuration = course.package.appendingPathComponent(".swift-format")
    let paths = course.lessons.flatMap { lesson in
      [Lesson.Part.start, .solution, .check].map { lesson.folder(of: $0).path }
    }
    let run = try ShellCommand(
      program: try SwiftTools.find(),
      arguments: [
        "format", "lint", "--strict", "--configuration", configuration.path,
        "-r", course.folder.appendingPathComponent("Package.swift").path,
      ] + paths
    ).run()
    return run.succeeded ? [] : run.output.lines
  }

  /// Compares what git has, not what lies in the folders.
  package func commitProblems() throws -> [String] {
    try course.lessons.filter { lesson in
      let trees = try [Lesson.Part.start, .exercise].map { part in
        try ShellCommand(
          program: URL(fileURLWithPath: "/usr/bin/env"),
          arguments: [
            "git", "rev-parse", "HEAD:Lessons/\(lesson.name)/\(part.rawValue)",
          ],
          folder: course.package
        ).run()
      }
      return !trees[0].succeeded || trees[0].output != trees[1].output
    }.map {
      "Lessons/\($0.name): exercise and start differ in the last commit"
    }
  }
}
