import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite struct SiteFolderTests {
  @Test func aNewSiteReplacesTheFormerAndNothingElse() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a/b").path
      try SiteFolder(path: path).write(["index.html": "1", "c/old.html": "2"])
      let added = folder.appendingPathComponent("a/b/c/added.txt")
      try Data("mine".utf8).write(to: added)
      try SiteFolder(path: path).write(["index.html": "3", "c/new.html": "4"])
      let names = FileManager.default.enumerator(atPath: path)?
        .compactMap { $0 as? String }.sorted()
      #expect(
        names == [
          ".workbench-site", "c", "c/added.txt", "c/new.html", "index.html",
        ]
      )
      let index = URL(fileURLWithPath: path + "/index.html")
      #expect(try String(contentsOf: index, encoding: .utf8) == "3")
    }
  }

  @Test func aListOfFilesThatLeadsOutRemovesNothing() throws {
    try withFolder { folder in
      let kept = folder.appendingPathComponent("kept.txt")
      try Data("mine".utf8).write(to: kept)
      let path = folder.appendingPathComponent("site").path
      try SiteFolder(path: path).write([:])
      let list = folder.appendingPathComponent("site/.workbench-site")
      try Data("../kept.txt\n\(kept.path)\n".utf8).write(to: list)
      try SiteFolder(path: path).write(["index.html": ""])
      #expect(FileManager.default.fileExists(atPath: kept.path))
    }
  }
}
