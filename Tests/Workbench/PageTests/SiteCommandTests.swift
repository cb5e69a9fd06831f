import Foundation
import TestSupport
import Testing

@Suite("The site command")
struct SiteCommandTests {
  @Test(
    "What cannot be done is said, before anything is written",
    arguments: [
      ("site", 64, "<folder>"),
      ("site FOLDER", 66, "' holds other files; name a new folder, or one"),
      ("site FOLDER/taken.txt", 66, "taken.txt' is a file, and no folder"),
      ("site FOLDER/taken.txt/site", 66, "' cannot be written"),
      ("site FOLDER/new --base-url example.org", 64, "'example.org'"),
      ("site FOLDER/new --base-url https://a.org/?b", 64, "https://a.org/?b"),
      ("site FOLDER/new --bench /nowhere.json", 66, "/nowhere.json"),
      ("site FOLDER/new --testability FOLDER/taken.txt", 65, "--json"),
    ]
  )
  func refusals(_ words: String, _ code: Int32, _ text: String) async throws {
    try await withFolder { folder in
      let taken = folder.appendingPathComponent("taken.txt")
      try Data("mine".utf8).write(to: taken)
      let run = try await Executable.run(
        words.replacing("FOLDER", with: folder.path)
      )
      #expect(run.exitCode == code)
      #expect(run.errors.contains(text))
      #expect(run.output == "")
      let names = try FileManager.default
        .contentsOfDirectory(atPath: folder.path)
      #expect(names == ["taken.txt"])
      #expect(try String(contentsOf: taken, encoding: .utf8) == "mine")
    }
  }

  @Test(
    "All links of the whole site lead somewhere, and so do those of the next",
    .enabled(if: SlowTests.areRun, .init(rawValue: SlowTests.hint))
  )
  func wholeSite() async throws {
    try await withFolder { folder in
      let site = folder.appendingPathComponent("public")
      let run = try await Executable.run("site \(site.path)")
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      let files = try texts(in: site)
      let walk = SiteWalk(files)
      #expect(walk.broken == [])
      #expect(walk.problems == [])
      #expect(walk.count > 1000)
      #expect(run.output.contains("Wrote \(files.count - 1) files; open "))
      #expect(try await Executable.run("site \(site.path)").exitCode == 0)
      #expect(try texts(in: site) == files)
    }
  }

  private func texts(in folder: URL) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)
    var texts: [String: String] = [:]
    for path in paths?.compactMap({ $0 as? String }) ?? [] {
      let url = folder.appendingPathComponent(path)
      guard !url.hasDirectoryPath else { continue }
      texts[path] = try String(contentsOf: url, encoding: .utf8)
    }
    return texts
  }
}
