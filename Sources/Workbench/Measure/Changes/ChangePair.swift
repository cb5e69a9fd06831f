import Foundation
import Play
import Shell

/// Two changes that two people make at once, and then merge.
struct ChangePair {
  let one: Change
  let other: Change

  /// All pairs that meet in a feature.
  static func all(of changes: [Change]) -> [ChangePair] {
    changes.indices.flatMap { index in
      changes[(index + 1)...]
        .filter { $0.meets(changes[index]) }
        .map { ChangePair(one: changes[index], other: $0) }
    }
  }
}

extension Change {
  fileprivate func meets(_ other: Change) -> Bool {
    feature == nil || other.feature == nil || feature == other.feature
  }
}

/// Files as a change leaves them; an empty text for one that it removes.
typealias ChangedFiles = [String: String]

/// Two changes of the same files, merged as `git` merges two branches.
struct MergedFiles {
  /// What fits together.
  private(set) var files: ChangedFiles = [:]
  /// In how many places of a file both change the same lines.
  private(set) var conflicts: [String: Int] = [:]

  /// - Parameters:
  ///   - original: A file as it was; nil where there was none.
  ///   - children: Among which `git` runs.
  init(
    _ one: ChangedFiles,
    _ other: ChangedFiles,
    original: (String) throws -> String?,
    children: ChildProcesses
  ) throws {
    for path in Set(one.keys).union(other.keys) {
      guard let first = one[path], let second = other[path] else {
        files[path] = one[path] ?? other[path]
        continue
      }
      let merged = try ThreeTexts(
        base: try original(path) ?? "",
        one: first,
        other: second
      ).merged(children)
      if merged.conflicts > 0 {
        conflicts[path] = merged.conflicts
      } else {
        files[path] = merged.text
      }
    }
  }

  /// The places of the files that pass a test.
  func conflicts(where isMeant: (String) -> Bool) -> Int {
    conflicts.filter { isMeant($0.key) }.map(\.value).reduce(0, +)
  }
}

/// A text, and two that were made of it.
private struct ThreeTexts {
  let base: String
  let one: String
  let other: String

  /// What `git merge-file` makes of them.
  func merged(
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
      arguments: ["merge-file", "-p", "-q", "one", "base", "other"],
      folder: folder
    ).run(among: children)
    // The exit code is the number of conflicts; a larger one is an error.
    guard let code = outcome.exitCode, code < 128 else {
      throw TestabilityError.buildFailed(outcome.output)
    }
    return (outcome.output, Int(code))
  }
}
