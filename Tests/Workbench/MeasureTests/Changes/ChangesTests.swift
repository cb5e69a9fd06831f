import Catalogue
import Foundation
import Play
import TestSupport
import Testing

@testable import Measure

@Suite("The changes")
@MainActor
struct ChangesTests {
  private let architectures = Catalogue.standard.architectures

  private func patch(of part: String, in change: Change) throws -> Patch {
    try Patch(at: change.path(of: part), in: TestedPackage.folder)
  }

  private func run() throws -> ChangeRun {
    ChangeRun(
      catalogue: .standard,
      architectures: architectures,
      package: try Fixtures.sources(),
      report: { _ in }
    )
  }

  @Test("name a feature that there is", arguments: Change.all)
  func feature(_ change: Change) {
    let names = Catalogue.standard.features.map(\.name)
    #expect(change.feature.map(names.contains) ?? true)
  }

  @Test("are those that have a folder")
  func folders() throws {
    let folder = TestedPackage.folder.appendingPathComponent("Sources/Changes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Change.all.map(\.name)))
  }

  @Test("change in each architecture what is its own", arguments: Change.all)
  func places(_ change: Change) throws {
    let folders = architectures.map { [$0.sourceFolder, $0.testFolder] }
    for (architecture, own) in zip(architectures, folders) {
      for file in try patch(of: architecture.name, in: change).files {
        #expect(own.contains { file.path.hasPrefix("\($0)/") }, "\(file.path)")
      }
    }
    for file in try patch(of: Change.shared, in: change).files {
      #expect(
        !folders.joined().contains { file.path.hasPrefix("\($0)/") },
        "\(file.path)"
      )
    }
  }

  @Test("have tests of the same names", arguments: Change.all)
  func tests(_ change: Change) throws {
    let names = try architectures.map { architecture in
      let lines = try patch(of: architecture.name, in: change).files
        .flatMap(\.lines)
      return Set(
        lines.filter { $0.hasPrefix("+") && $0.contains("@Test") }
          .compactMap { $0.firstMatch(of: /func (\w+)\(/)?.1 }
      )
    }
    // What only one architecture has, such as a middleware, has tests too.
    let counts = names.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (name, count) in counts where count > 1 {
      #expect(count == architectures.count, "\(name)")
    }
  }

  @Test("fit the sources as they are, and cost something")
  func figures() throws {
    let report = try run().read(Change.all)
    #expect(report.rows.count == Change.all.count * architectures.count)
    // A change of widgets alone needs no test where the suite draws none.
    for row in report.rows {
      let lines = [row.figures.viewLines, row.figures.plainLines]
      #expect(lines.map(\.added).reduce(0, +) > 0, "\(row)")
      #expect(row.built == nil)
    }
  }

  @Test("one that does not fit says which place has moved")
  func moved() throws {
    let change = Change.all[0]
    let root = TestedPackage.folder
    try withFolder { folder in
      for name in ["Package.swift", "Sources", "Tests"] {
        try FileManager.default.copyItem(
          at: root.appendingPathComponent(name),
          to: folder.appendingPathComponent(name)
        )
      }
      let file = try #require(
        try patch(of: architectures[0].name, in: change).files.first
      )
      try Data("nothing\n".utf8)
        .write(to: folder.appendingPathComponent(file.path))
      let run = ChangeRun(
        catalogue: .standard,
        architectures: [architectures[0]],
        package: try PackageSources(root: folder),
        report: { _ in }
      )
      let error = #expect(throws: ChangeError.self) {
        _ = try run.read([change])
      }
      #expect("\(try #require(error))".contains(file.path))
    }
  }

  @Test(
    "build, pass all tests and keep the rules",
    .enabled(if: SlowTests.areRun, "\(SlowTests.hint)")
  )
  func tested() throws {
    try run().check(Change.all)
  }
}
