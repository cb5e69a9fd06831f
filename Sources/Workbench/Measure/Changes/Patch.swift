import Foundation

/// A unified difference, as `git diff` writes it and `git apply` takes it.
package struct Patch: Equatable, Sendable {
  /// What it does to one file.
  package struct File: Equatable, Sendable {
    /// From the package's folder.
    package let path: String
    package fileprivate(set) var isNew = false
    package fileprivate(set) var isDeleted = false
    /// The numbers of the lines that come, counted after the change.
    package fileprivate(set) var added: [Int] = []
    /// The numbers of the lines that go, counted before the change.
    package fileprivate(set) var removed: [Int] = []
    /// The lines of its hunks, each with its sign, from the first "@@" on.
    package fileprivate(set) var lines: [String] = []
  }

  package private(set) var files: [File] = []

  /// - Parameter text: Lines that belong to no file are skipped, as `git` does.
  package init(_ text: String) {
    var old = 0
    var new = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let path = line.path(after: "diff --git ") {
        files.append(File(path: path))
        continue
      }
      guard let last = files.indices.last else { continue }
      if let start = line.hunkStart {
        (old, new) = start
        files[last].lines.append(String(line))
      } else if files[last].lines.isEmpty {
        files[last].isNew = files[last].isNew || line.hasPrefix("new file")
        files[last].isDeleted =
          files[last].isDeleted || line.hasPrefix("deleted file")
      } else if let sign = line.first, " +-".contains(sign) {
        files[last].lines.append(String(line))
        if sign == "+" { files[last].added.append(new) }
        if sign == "-" { files[last].removed.append(old) }
        if sign != "-" { new += 1 }
        if sign != "+" { old += 1 }
      }
    }
  }

  /// - Throws: `ChangeError.noPatch` where there is no such file.
  init(at path: String, in root: URL) throws(ChangeError) {
    let file = root.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: file) else { throw .noPatch(path) }
    self.init(String(decoding: data, as: UTF8.self))
  }
}

extension Substring {
  /// The path of "diff --git a/path b/path", which is the same twice.
  fileprivate func path(after head: String) -> String? {
    guard hasPrefix(head) else { return nil }
    let paths = dropFirst(head.count)
    return String(paths.suffix((paths.count - 1) / 2).dropFirst(2))
  }

  /// The first numbers of "@@ -12,7 +12,9 @@".
  fileprivate var hunkStart: (old: Int, new: Int)? {
    guard hasPrefix("@@ -") else { return nil }
    let numbers = split(separator: " ").dropFirst().prefix(2).compactMap {
      Int($0.dropFirst().prefix { $0 != "," })
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
