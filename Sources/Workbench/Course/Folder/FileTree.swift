import Foundation

/// Folders and the texts in them.
enum FileTree {
  /// What stands in a folder, by name, without hidden files.
  static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path
    )
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: url.path,
      isDirectory: &isFolder
    ) && isFolder.boolValue
  }

  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// The paths of all files below a folder, seen from it, by name.
  static func files(in folder: URL) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let url = folder.appendingPathComponent(name)
      guard isFolder(url) else { return [name] }
      return files(in: url).map { "\(name)/\($0)" }
    }
  }

  /// The texts of all files below a folder, by path.
  static func texts(in folder: URL) -> [String: String] {
    files(in: folder).reduce(into: [:]) { texts, path in
      let url = folder.appendingPathComponent(path)
      texts[path] = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
  }

  /// Makes a folder hold just what another one holds.
  ///
  /// Equal files are left alone, because a build looks at dates.
  static func replaceContents(of target: URL, by folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: target, withIntermediateDirectories: true)
    let wanted = names(in: folder)
    for name in names(in: target) where !wanted.contains(name) {
      try manager.removeItem(at: target.appendingPathComponent(name))
    }
    for name in wanted {
      let (old, new) = (
        target.appending(path: name), folder.appending(path: name)
      )
      if isFolder(new) {
        try replaceContents(of: old, by: new)
      } else if !manager.contentsEqual(atPath: old.path, andPath: new.path) {
        try Data(contentsOf: new).write(to: old)
      }
    }
  }
}
