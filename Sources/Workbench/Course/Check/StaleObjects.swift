import Foundation

/// Sees to it that a change is built however soon it follows the last build.
///
/// Found on Swift 6.3: a file that is saved twice within one second, with a
/// build between, is not compiled again. So what was compiled from other texts
/// is removed before.
struct StaleObjects {
  private let scratch: URL

  init(scratch: URL) {
    self.scratch = scratch
  }

  /// Removes what was compiled from other texts than the lesson's present
  /// ones, and notes the present ones.
  func remove(of lesson: Lesson) {
    let present = [Lesson.Part.exercise, .check].flatMap { part in
      FileTree.texts(in: lesson.folder(of: part))
        .sorted { $0.key < $1.key }
        .map { "\(part)/\($0.key)\n\($0.value)" }
    }.joined(separator: "\n")
    let note = scratch.appendingPathComponent("\(lesson.name).built")
    let last = try? String(contentsOf: note, encoding: .utf8)
    guard present != last else { return }
    for module in ["Exercise", "Check"] {
      let folder = scratch.appendingPathComponent(
        "debug/\(module)\(lesson.number).build"
      )
      let products = FileTree.names(in: folder).filter { name in
        [".o", ".swiftdeps", ".priors"].contains { name.hasSuffix($0) }
      }
      for product in products {
        try? FileManager.default.removeItem(
          at: folder.appendingPathComponent(product)
        )
      }
    }
    try? present.write(to: note, atomically: true, encoding: .utf8)
  }
}
