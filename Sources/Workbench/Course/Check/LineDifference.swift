import Foundation

/// The difference of two texts, line by line, as `diff -u` shows it.
package struct LineDifference {
  /// The lines with their marks: " ", "-" or "+"; "@@" between two places.
  package let lines: [String]

  /// - Parameter context: how many unchanged lines to show around a change.
  package init(from old: String, to new: String, context: Int = 3) {
    let (old, new) = (old.lines, new.lines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: String, text: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        all.append(("-", old[i]))
        i += 1
      } else if inserted.contains(j) {
        all.append(("+", new[j]))
        j += 1
      } else {
        all.append((" ", new[j]))
        i += 1
        j += 1
      }
    }
    let changes = all.indices.filter { all[$0].mark != " " }
    var lines: [String] = []
    var end = 0
    for index in all.indices
    where changes.contains(where: { abs($0 - index) <= context }) {
      if index > end { lines.append("@@") }
      lines.append(all[index].mark + all[index].text)
      end = index + 1
    }
    self.lines = lines
  }
}

/// How a lesson's answers differ.
extension Lesson {
  /// From the learner's exercise to the solution; nothing if they are equal.
  package func solutionDifference() -> [String] {
    difference(from: folder(of: .exercise), to: folder(of: .solution))
  }

  /// From the start by the steps to the solution, where a lesson has steps.
  package func stepDifferences() -> [String] {
    let folders =
      [folder(of: .start)]
      + steps.map { folder(of: .steps).appendingPathComponent($0) }
    return zip(folders, folders.dropFirst()).flatMap { old, new in
      ["== From \(old.lastPathComponent) to \(new.lastPathComponent)", ""]
        + difference(from: old, to: new) + [""]
    }
  }

  /// The difference of all files of two folders.
  private func difference(from old: URL, to new: URL) -> [String] {
    let (old, new) = (FileTree.texts(in: old), FileTree.texts(in: new))
    return Set(old.keys).union(new.keys).sorted().flatMap { path -> [String] in
      let (before, after) = (old[path] ?? "", new[path] ?? "")
      guard before != after else { return [] }
      return ["--- \(path)"] + LineDifference(from: before, to: after).lines
    }
  }
}
