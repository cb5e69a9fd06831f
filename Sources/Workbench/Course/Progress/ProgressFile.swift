import Foundation

/// Where a learner's progress is kept: `Lessons/.progress`, which git ignores.
package struct ProgressFile {
  private let url: URL
  package private(set) var progress = CourseProgress()
  /// What is wrong with the file; it is then neither read nor written.
  package private(set) var problem: String?

  package init(_ course: CourseFolder) {
    url = course.folder.appendingPathComponent(".progress")
    guard FileTree.exists(url) else { return }
    let path = course.path(of: url)
    do {
      let text = try String(contentsOf: url, encoding: .utf8)
      progress = try CourseProgress(text: text)
    } catch let error as ProgressError {
      problem = """
        \(path):\(error.line): expected \(error.expected). The file stays as \
        it is, and nothing is noted in it until it is mended or moved away.
        """
    } catch {
      problem = "\(path) cannot be read; nothing is noted in it."
    }
  }

  /// Changes the progress and writes it, unless the file is not understood.
  package mutating func update(
    _ change: (inout CourseProgress) -> Void
  ) throws(CourseError) {
    change(&progress)
    guard problem == nil else { return }
    do {
      try Data(progress.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path)
    }
  }
}

/// A line of a progress file that this version cannot read.
struct ProgressError: Error {
  let line: Int
  let expected: String
}
