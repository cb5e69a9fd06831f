import Foundation
import Shell

/// Files as a change leaves them; an empty text for one that it removes.
typealias ChangedFiles = [String: String]

/// Merges changes of the same files, as `git` merges branches.
struct Merge {
  /// Among which `git` runs.
  let children: ChildProcesses
  /// A file as it was; nil where there was none.
  let original: (String) throws -> String?
  /// Whether all have their lines where they meet in a file, as in a list of
  /// scenarios to which each adds one.
  let isShared: (String) -> Bool

  struct Result {
    /// What fits together.
    fileprivate(set) var files: ChangedFiles = [:]
    /// In how many places of a file two change the same lines.
    fileprivate(set) var conflicts: [String: Int] = [:]
  }

  func files(of changes: [ChangedFiles]) throws -> Result {
    var result = Result()
    for path in Set(changes.flatMap(\.keys)) {
      let texts = changes.compactMap { $0[path] }
      var merged = texts[0]
      var conflicts = 0
      for other in texts.dropFirst() {
        let next = try ThreeTexts(
          base: try original(path) ?? "",
          one: merged,
          other: other
        ).merged(keepingBoth: isShared(path), children)
        merged = next.text
        conflicts += next.conflicts
      }
      if conflicts > 0 {
        result.conflicts[path] = conflicts
      } else {
        result.files[path] = merged
      }
    }
    return result
  }
}

/// A text, and two that were made of it.
private struct ThreeTexts {
  let base: String
  let one: String
  let other: String

  /// What `git merge-file` makes of them.
  func merged(
    keepingBoth: Bool,
    _ children: ChildProcesses
  ) throws -> (text: String, conflicts: Int) {
    let files = FileManager.default
    let folder = files.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try children.addFolder(folder)
    defer { children.deleteFolder(folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [("one", one), ("base", base), ("other", other)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let outcome = try ShellCommand(
      program: try SwiftTools.find("git"),
      arguments: ["merge-file", "-p", "-q"]
        + (keepingBoth ? ["--union"] : []) + ["one", "base", "other"],
      folder: folder
    ).run(among: children)
    // The exit code is the number of conflicts; a larger one is an error.
    guard let code = outcome.exitCode, code < 128 else {
      throw TestabilityError.buildFailed(outcome.output)
    }
    return (outcome.output, Int(code))
  }
}
