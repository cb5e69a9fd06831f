import Foundation

/// How a lesson's answers differ.
extension Lesson {
  /// From the learner's exercise to the solution; nothing if they are equal.
  public func solutionDifference() -> [String] {
    LineDifference.ofFolders(folder(of: .exercise), folder(of: .solution))
  }

  /// From the start by the steps to the solution, where a lesson has steps.
  public func stepDifferences() -> [String] {
    guard !steps.isEmpty else { return [] }
    let folders =
      [("start", folder(of: .start))]
      + steps.map { ($0, folder(of: .steps).appendingPathComponent($0)) }
    return zip(folders, folders.dropFirst()).flatMap { old, new in
      ["== From \(old.0) to \(new.0)", ""]
        + LineDifference.ofFolders(old.1, new.1) + [""]
    }
  }

  /// The learner's files by path.
  public func exerciseTexts() -> [String: String] {
    FileTree.texts(in: folder(of: .exercise))
  }
}
