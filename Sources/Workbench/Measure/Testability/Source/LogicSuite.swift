import Play
import SwiftSource

/// What tests one variant at the narrowest seam that its architecture offers:
/// the tests in the feature's folder of `Tests/Architectures/<module>Tests`.
///
/// Tests that stand in no feature's folder are about what the pattern needs
/// once and belong to no variant. What helps tests counts where it is named,
/// also if it stands beside the features' folders.
struct LogicSuite: Sendable {
  struct Test: Hashable, Sendable {
    /// The type with the types around it, such as "Outer/Inner"; nil for a
    /// test that stands in none.
    let suite: String?
    let name: String
  }

  let target: String
  let tests: [Test]
  /// What the suite declares to stand in for a part of the app or to drive one:
  /// spies, listeners, drivers of a screen, and what it adds to types of the
  /// app by extensions.
  let doubles: DoubleFigures

  private init(target: String, tests: [Test], doubles: DoubleFigures) {
    self.target = target
    self.tests = tests
    self.doubles = doubles
  }

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    let folder = variant.architecture.testFolder
    let others = catalogue.features.filter { $0 != variant.feature }
      .map { "\(folder)/\($0.folderName)/" }
    let suites = package.files(
      under: "\(folder)/\(variant.feature.folderName)"
    ).filter { $0.members.contains(where: \.isTest) }
    self.init(
      target: variant.architecture.testTarget,
      tests: suites.flatMap(\.members).filter(\.isTest).map {
        Test(
          suite: $0.type?.replacing(".", with: "/"),
          name: $0.name
        )
      },
      doubles: DoubleFigures(
        named: suites.reduce(into: []) { $0.formUnion($1.allWords) },
        in: package.files(under: folder).filter { file in
          !others.contains { file.path.hasPrefix($0) }
        }
      )
    )
  }

  /// The suites that it consists of, each by itself.
  var parts: [LogicSuite] {
    Dictionary(grouping: tests) { $0.suite ?? "" }
      .sorted { $0.key < $1.key }
      .map { LogicSuite(target: target, tests: $0.value, doubles: doubles) }
  }

  /// The tests' names, which the suites of all architectures share.
  var testNames: Set<String> { Set(tests.map(\.name)) }

  /// A regular expression that fits these tests only, as test runners take it.
  var filter: String {
    let suites = Dictionary(grouping: tests) { $0.suite ?? "" }
    let alternatives = suites.keys.sorted().map { suite in
      let names = suites[suite, default: []].map(\.name).sorted()
      let path = suite.isEmpty ? "" : "\(suite)/"
      return "\(path)(\(names.joined(separator: "|")))\\("
    }
    return "^\(target)\\.(\(alternatives.joined(separator: "|")))"
  }
}

extension DoubleFigures {
  /// Counts the types besides suites that words name, and those that these
  /// name.
  fileprivate init(named words: Set<String>, in files: [SourceFile]) {
    let suites = Set(
      files.flatMap(\.members).filter(\.isTest).compactMap(\.type)
    )
    var used: [String: Set<String>] = [:]
    var statements: [String: Int] = [:]
    for file in files {
      for part in file.declarations where !suites.contains(part.qualifiedName) {
        used[part.name, default: []].formUnion(file.words(in: part.tokens))
        statements[part.name, default: 0] +=
          file.statements.count { part.tokens.contains($0) }
      }
    }
    var found: Set<String> = []
    var new = words.intersection(used.keys)
    while let name = new.popFirst() {
      guard found.insert(name).inserted else { continue }
      new.formUnion(used[name, default: []].intersection(used.keys))
    }
    self.init(
      names: found.sorted(),
      statements: found.map { statements[$0, default: 0] }.reduce(0, +)
    )
  }
}
