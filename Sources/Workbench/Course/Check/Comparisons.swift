import Foundation

/// How a lesson's answers differ.
extension Lesson {
  /// From the learner's exercise to the solution; nothing if they are equal.
  package func solutionDifference() -> [String] {
    LineDifference.ofFolders(folder(of: .exercise), folder(of: .solution))
  }

  /// From the start by the steps to the solution, where a lesson has steps.
  package func stepDifferences() -> [String] {
    guard !steps.isEmpty else { return [] }
    var lines: [String] = []
    var old = folder(of: .start)
    for step in steps {
      let new = folder(of: .steps).appendingPathComponent(step)
      lines += ["== From \(old.lastPathComponent) to \(step)", ""]
      lines += LineDifference.ofFolders(old, new) + [""]
      old = new
    }
    return lines
  }

  /// The learner's files by path.
  package func exerciseTexts() -> [String: String] {
    FileTree.texts(in: folder(of: .exercise))
  }
}
