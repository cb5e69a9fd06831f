import Foundation
import Testing

@testable import Course

@Suite struct FileTreeTests {
  @Test func aFolderThatIsReplacedKeepsNoEmptyFolders() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory
      .appendingPathComponent("file-tree-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    let (old, new) = (root.appending(path: "old"), root.appending(path: "new"))
    for (folder, file) in [
      (old, "wrong/one/A.swift"), (old, "wrong/two/B.swift"),
      (old, "C.swift"), (new, "wrong/two/B.swift"), (new, "D.swift"),
    ] {
      let url = folder.appendingPathComponent(file)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try file.write(to: url, atomically: true, encoding: .utf8)
    }
    try FileTree.replaceContents(of: old, by: new)
    #expect(FileTree.files(in: old) == ["D.swift", "wrong/two/B.swift"])
    #expect(FileTree.names(in: old.appending(path: "wrong")) == ["two"])
    try FileTree.replaceContents(of: old, by: root.appending(path: "nothing"))
    #expect(FileTree.isFolder(old))
    #expect(FileTree.names(in: old) == [])
  }
}
