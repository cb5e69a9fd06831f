import Catalogue
import Foundation
import Play
import TestSupport
import Testing

@testable import Measure

extension SmallPackage {
  static let catalogue = Catalogue(
    architectures: [.mvp],
    features: [.greeting, .weather]
  )

  /// All that is counted in sources, of `mvp/greeting`.
  struct Figures: Equatable {
    var decisions: DecisionFigures
    var types: Int
    var files: Int
    /// Types and files.
    var neededOnce: [Int]
    var tests: Int
    var doubles: DoubleFigures
    var faults: Int
  }

  /// Writes the files, reads them as a package, and counts.
  func figures() throws -> Figures {
    try read { package in
      let variant = try Fixtures.variant(.mvp, .greeting)
      let catalogue = Self.catalogue
      let sources = VariantSources(variant, in: package, catalogue: catalogue)
      let suite = LogicSuite(variant, in: package, catalogue: catalogue)
      return Figures(
        decisions: sources.decisions(),
        types: sources.own.typeCount,
        files: sources.own.count,
        neededOnce: [sources.shared.typeCount, sources.shared.count],
        tests: suite.tests.count,
        doubles: suite.doubles,
        faults: FaultItem.items(
          of: TestedVariant(sources: sources, suite: suite)
        ).count
      )
    }
  }

  func read<Value>(_ body: (PackageSources) throws -> Value) throws -> Value {
    try withFolder { folder in
      try write(to: folder)
      return try body(PackageSources(root: folder))
    }
  }

  /// Writes the files; those that are written already stay untouched.
  func write(to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
  }

  /// Changes a text that must be there once.
  mutating func change(_ path: String, _ old: String, to new: String) throws {
    let text = try #require(files[path])
    try #require(text.components(separatedBy: old).count == 2)
    files[path] = text.replacingOccurrences(of: old, with: new)
  }
}

extension SmallPackage {
  /// Counts; all figures but those that the body moves must be as they were.
  func expect(
    _ move: (inout Figures) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var expected = try SmallPackage().figures()
    move(&expected)
    #expect(try figures() == expected, sourceLocation: sourceLocation)
  }

  mutating func expect(
    _ path: String,
    _ change: (old: String, new: String),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ move: (inout Figures) -> Void
  ) throws {
    try self.change(path, change.old, to: change.new)
    try expect(move, sourceLocation: sourceLocation)
  }
}
