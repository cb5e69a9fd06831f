import Foundation

/// A folder that holds a site, and nothing that somebody else put there.
struct SiteFolder {
  /// What tells a folder that holds a site, with the names of all its files.
  private static let marker = ".workbench-site"

  let url: URL

  /// - Throws: A `CommandFailure` where writing would cost somebody a file.
  init(path: String) throws(CommandFailure) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      // Else one would hear of it only when all is recorded.
      guard Self.canBeMade(url) else { throw Self.unwritable(url) }
      return
    }
    guard isFolder.boolValue else {
      throw CommandFailure("'\(path)' is a file, and no folder", .cannotOpen)
    }
    guard let names = try? manager.contentsOfDirectory(atPath: path) else {
      throw CommandFailure("'\(path)' cannot be read", .cannotOpen)
    }
    guard names.isEmpty || names.contains(Self.marker) else {
      throw CommandFailure(
        "'\(path)' holds other files; name a new folder, or one that holds a "
          + "site",
        .cannotOpen
      )
    }
  }

  /// Whether the nearest folder around it that is there can be written.
  private static func canBeMade(_ url: URL) -> Bool {
    let manager = FileManager.default
    var parent = url.deletingLastPathComponent()
    while !manager.fileExists(atPath: parent.path), parent.path != "/" {
      parent.deleteLastPathComponent()
    }
    var isFolder: ObjCBool = false
    return manager.fileExists(atPath: parent.path, isDirectory: &isFolder)
      && isFolder.boolValue && manager.isWritableFile(atPath: parent.path)
  }

  private static func unwritable(_ url: URL) -> CommandFailure {
    CommandFailure("'\(url.path)' cannot be written", .cannotOpen)
  }

  /// Writes a site, and removes what a former one had and this one has not.
  func write(_ files: [String: String]) throws {
    let former =
      (try? String(contentsOf: place(of: Self.marker), encoding: .utf8))
      ?? ""
    // A list that somebody has changed leads out of no folder.
    for path in former.split(separator: "\n").map(String.init)
    where files[path] == nil && !path.split(separator: "/").contains("..") {
      try? FileManager.default.removeItem(at: place(of: path))
    }
    var files = files
    files[Self.marker] = files.keys.sorted().map { $0 + "\n" }.joined()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      do {
        let place = place(of: path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place)
      } catch {
        throw Self.unwritable(place(of: path))
      }
    }
  }

  private func place(of path: String) -> URL {
    url.appendingPathComponent(path)
  }
}
