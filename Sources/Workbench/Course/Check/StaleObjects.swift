import Foundation
import Shell

/// Sees to it that a change is built however soon it follows the last build.
///
/// A check is kept when only its exercise changed. The driver compiles it again
/// if the exercise declares something else than before. Most edits do not, and
/// then a check takes half as long.
struct StaleObjects {
  let scratch: URL

  /// Removes what was compiled from other texts than the lesson's present
  /// ones, and notes the present ones.
  func remove(of lesson: Lesson) throws {
    let check = ModuleProducts(of: lesson.checkProduct, scratch: scratch)
    if noteChange(of: .exercise, in: lesson) {
      try ModuleProducts(of: "Exercise\(lesson.number)", scratch: scratch)
        .remove()
      // What it uses must not seem as old as the last look at it.
      check.letASecondPass()
    }
    if noteChange(of: .check, in: lesson) { try check.remove() }
  }

  /// Whether a part has other texts than at the last call, which are noted.
  private func noteChange(of part: Lesson.Part, in lesson: Lesson) -> Bool {
    let present = FileTree.texts(in: lesson.folder(of: part))
      .sorted { $0.key < $1.key }
      .map { "\($0.key)\n\($0.value)" }
      .joined(separator: "\n")
    let note = scratch.appendingPathComponent("\(lesson.name).\(part).built")
    let last = try? String(contentsOf: note, encoding: .utf8)
    guard present != last else { return false }
    try? present.write(to: note, atomically: true, encoding: .utf8)
    return true
  }
}
