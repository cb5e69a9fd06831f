import Foundation

/// One lesson: a folder with a text, an exercise, a solution and a check.
package struct Lesson: Equatable, Sendable {
  /// The folder, such as `Lessons/02-cocoa-mvc`.
  package let folder: URL

  /// The parts that every lesson has besides its text.
  package enum Part: String, CaseIterable, Sendable {
    /// What the learner begins with.
    case start
    /// What the learner edits.
    case exercise
    case solution
    /// What judges the exercise.
    case check
    /// What a longer way looks like after each step; few lessons have it.
    case steps
  }

  /// The lesson in a folder whose name is two digits, a hyphen and words.
  init?(folder: URL) {
    guard folder.lastPathComponent.wholeMatch(of: /[0-9]{2}-.+/) != nil else {
      return nil
    }
    self.folder = folder
  }

  /// The folder's name, such as "02-cocoa-mvc".
  package var name: String { folder.lastPathComponent }

  /// Two digits.
  package var number: String { String(name.prefix(2)) }

  /// What it is about: the name without the number, such as "cocoa-mvc".
  var topic: String { String(name.dropFirst(3)) }

  package var textFile: URL { folder.appendingPathComponent("README.md") }

  /// A folder of the lesson, whether it is there or not.
  package func folder(of part: Part) -> URL {
    folder.appendingPathComponent(part.rawValue)
  }

  /// The executable target that judges the exercise.
  var checkProduct: String { "Check\(number)" }

  /// Reads the text.
  package func text() throws -> LessonText {
    do {
      return LessonText(try String(contentsOf: textFile, encoding: .utf8))
    } catch {
      throw CourseError.missing("Lessons/\(name)/README.md")
    }
  }

  /// The names of the steps, in their order.
  var steps: [String] { FileTree.names(in: folder(of: .steps)) }

  /// The learner's files by path.
  package var exerciseTexts: [String: String] {
    FileTree.texts(in: folder(of: .exercise))
  }

  /// Whether the exercise is as it was at the start.
  package var isUntouched: Bool {
    exerciseTexts == FileTree.texts(in: folder(of: .start))
  }
}
