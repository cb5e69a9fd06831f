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
    var texts: [String: String] = [:]
    for path in files(in: folder) {
      let url = folder.appendingPathComponent(path)
      texts[path] = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    return texts
  }

  /// Copies what stands in a folder over what stands in another.
  ///
  /// Equal files are left alone, because a build looks at dates.
  static func copyContents(of folder: URL, to target: URL) throws {
    let manager = FileManager.default
    for path in files(in: folder) {
      let destination = target.appendingPathComponent(path)
      try manager.createDirectory(
        at: destination.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      if (try? Data(contentsOf: destination)) != data {
        try data.write(to: destination)
      }
    }
  }

  /// Makes a folder hold just what another one holds.
  static func replaceContents(of target: URL, by folder: URL) throws {
    let wanted = Set(files(in: folder))
    for path in files(in: target) where !wanted.contains(path) {
      var emptied = target.appendingPathComponent(path)
      // A folder that becomes empty goes, too: an answer is a folder.
      repeat {
        try FileManager.default.removeItem(at: emptied)
        emptied.deleteLastPathComponent()
      } while emptied.path != target.path && names(in: emptied).isEmpty
    }
    try FileManager.default.createDirectory(
      at: target,
      withIntermediateDirectories: true
    )
    try copyContents(of: folder, to: target)
  }
}
