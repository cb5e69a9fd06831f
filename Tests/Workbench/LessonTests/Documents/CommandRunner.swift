import Foundation
import Shell

@testable import Course

/// Runs the commands that texts show.
struct CommandRunner {
  private let course: CourseFolder
  private let program: URL
  private let copy: URL
  private let memory = Memory()

  init(_ course: CourseFolder, program: URL, copy: URL) {
    self.course = course
    self.program = program
    self.copy = copy
  }

  /// The block as it would be if it showed what its commands print; shortened
  /// where it shortens, and unchanged where it is right.
  ///
  /// - Parameter exercise: "NN" and "start", "solution", "wrong/name" or
  ///   "right/name": the answer that stands in an exercise's place meanwhile.
  func realLines(
    of block: CommandBlock,
    exercise: String?
  ) throws(DocumentProblem) -> [String] {
    if block.entries.contains(where: { $0.command.isAboutLessons }) {
      do {
        let copy = try LessonsCopy(of: course, at: copy)
        if let exercise { try copy.place(exercise) }
      } catch {
        throw DocumentProblem("\(error)")
      }
    }
    var lines: [String] = []
    for entry in block.entries {
      let run = try run(entry.command)
      let real = run.output.lines
      // A check of an exercise fails where the answer is wrong.
      guard
        run.succeeded || entry.command.isAboutLessons
          || entry.output.contains(where: \.tellsOfFailure)
      else {
        throw DocumentProblem(
          "'\(entry.command)' fails, and does not show it: \(real.last ?? "")"
        )
      }
      let isRight = entry.matches(real)
      lines.append("$ " + entry.command)
      lines += isRight ? entry.output : try entry.rewritten(real)
    }
    return lines
  }

  private func run(
    _ command: String
  ) throws(DocumentProblem) -> ShellCommand.Outcome {
    let words = command.replacing(String.call, with: "\"$WORKBENCH\"")
    guard !words.hasPrefix("swift "), !words.hasPrefix("git ") else {
      throw DocumentProblem(
        "'\(command)' is not run here: <!-- not run: why --> above the block"
      )
    }
    let isAboutLessons = command.isAboutLessons
    if !isAboutLessons, let known = memory.runs[command] { return known }
    do {
      let run = try ShellCommand(
        program: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", words],
        folder: isAboutLessons ? copy : course.package,
        environment: ["WORKBENCH": program.path, "NO_COLOR": "1"]
      ).run()
      memory.runs[command] = run
      return run
    } catch {
      throw DocumentProblem("\(error)")
    }
  }
}

extension String {
  /// How the texts call the program.
  fileprivate static let call = "swift run workbench"

  /// Whether a line that is shown says that its command has failed.
  fileprivate var tellsOfFailure: Bool {
    ["Error", "✗", "✘"].contains(where: hasPrefix)
  }

  /// Whether a command uses the lessons, and so needs a copy of them.
  fileprivate var isAboutLessons: Bool { contains("\(Self.call) lesson") }
}

/// What commands have printed: several blocks may show parts of one output.
private final class Memory {
  var runs: [String: ShellCommand.Outcome] = [:]
}
