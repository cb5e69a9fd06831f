import Foundation

@testable import Course

/// Holds the texts against the tree: code against its source, commands
/// against their output, paths and links against the files.
struct DocumentChecker {
  /// Which blocks to look at.
  enum Scope: Sendable {
    /// All that is done in a moment.
    case quick
    /// The commands that build an exercise.
    case slow
    /// The commands that try faults on tests, for minutes.
    case faults
  }

  private let course: CourseFolder
  private let commands: CommandRunner

  /// - Parameters:
  ///   - program: the built workbench.
  ///   - copy: a folder for a copy of the lessons, in which commands about
  ///     lessons run; so they meet neither a learner's work nor progress.
  init(_ course: CourseFolder, program: URL, copy: URL) {
    self.course = course
    commands = CommandRunner(course, program: program, copy: copy)
  }

  /// The texts of the package that are held against it.
  var files: [URL] {
    [
      "README.md", ".github/CONTRIBUTING.md", "Lessons/README.md",
      "Lessons/questions.md",
    ].map { course.package.appendingPathComponent($0) }
      .filter(FileTree.exists) + course.lessons.map(\.textFile)
  }

  /// What is wrong in one text.
  func issues(
    in file: URL,
    _ scope: Scope
  ) throws -> [DocumentIssue] {
    let path = course.path(of: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    var issues: [DocumentIssue] = []
    for block in CodeBlock.all(in: text) {
      do throws(DocumentProblem) {
        guard let real = try realLines(of: block, scope) else { continue }
        guard real != block.code else { continue }
        throw DocumentProblem(firstDifference(block.code, real))
      } catch {
        issues.append(
          DocumentIssue(
            file: path,
            line: block.lines.lowerBound,
            message: error.message
          )
        )
      }
    }
    if scope == .quick {
      issues += LinkCheck(course, file: file, text: text).issues
    }
    return issues
  }

  /// Writes what is real into every block that shows something else.
  ///
  /// - Returns: the texts that were changed.
  func rewrite(_ scope: Scope) throws -> [String] {
    try files.filter { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      var lines = text.lines
      for block in CodeBlock.all(in: text).reversed() {
        // What a block cannot show stays, and is among the issues.
        if let real = try? realLines(of: block, scope) {
          lines.replaceSubrange(block.lines, with: real)
        }
      }
      let newText = lines.joined(separator: "\n") + "\n"
      guard newText != text else { return false }
      try newText.write(to: file, atomically: true, encoding: .utf8)
      return true
    }.map(course.path(of:))
  }

  /// What the block should hold; nil where nothing is asked of it.
  private func realLines(
    of block: CodeBlock,
    _ scope: Scope
  ) throws(DocumentProblem) -> [String]? {
    switch try Listing(block) {
    case nil, .illustration:
      return nil
    case .source(let region):
      guard scope == .quick else { return nil }
      return try region.lines(of: text(region.path))
    case .difference(let old, let new):
      guard scope == .quick else { return nil }
      return LineDifference(from: try text(old), to: try text(new)).lines
    case .commands(let commands, let exercise):
      guard commands.scope == scope else { return nil }
      return try self.commands.realLines(of: commands, exercise: exercise)
    }
  }

  private func text(_ path: String) throws(DocumentProblem) -> String {
    let url = course.package.appendingPathComponent(path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw DocumentProblem("there is no file \(path)")
    }
    return text
  }

  private func firstDifference(_ shown: [String], _ real: [String]) -> String {
    let index =
      zip(shown, real).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(shown.count, real.count)
    func line(_ lines: [String]) -> String {
      index < lines.count ? "'\(lines[index])'" : "the end"
    }
    return """
      line \(index + 1) of the block is \(line(shown)), but really \
      \(line(real))
      """
  }
}
