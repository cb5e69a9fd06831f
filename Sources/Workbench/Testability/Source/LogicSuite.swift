import SwiftSource
import WorkbenchKit

/// What tests one variant at the narrowest seam that its architecture offers:
/// the tests in the feature's folder of `Tests/Architectures/<module>Tests`.
///
/// Tests that stand in no feature's folder are about what the pattern needs
/// once and belong to no variant. What helps tests counts where it is named,
/// also if it stands beside the features' folders. A test that expects nothing
/// is none, for it cannot fail.
struct LogicSuite: Sendable {
  struct Test: Hashable, Sendable {
    /// The type with the types around it, such as "Outer/Inner"; nil for a
    /// test that stands in none.
    let suite: String?
    let name: String
  }

  /// Something a suite declares to stand in for a part of the app or to drive
  /// one: spies, listeners, drivers of a screen, and what it adds to types of
  /// the app by extensions.
  struct Double: Hashable, Sendable {
    let name: String
    /// Statements of its declaration and its extensions.
    let statements: Int
  }

  let target: String
  let tests: [Test]
  let doubles: [Double]

  private init(target: String, tests: [Test], doubles: [Double]) {
    self.target = target
    self.tests = tests
    self.doubles = doubles
  }

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    let architecture = variant.architecture
    target = architecture.testTarget
    let folder = architecture.testFolder
    let own = "\(folder)/\(variant.feature.folderName)/"
    let others = catalogue.features.filter { $0 != variant.feature }
      .map { "\(folder)/\($0.folderName)/" }
    let files = package.files(under: folder).filter { file in
      !others.contains { file.path.hasPrefix($0) }
    }
    var words: Set<String> = []
    var tests: [Test] = []
    let expecting = Self.expectingWords(in: files)
    for file in files where file.path.hasPrefix(own) {
      let found = file.functions.filter { function in
        function.isTest
          && !file.words(in: function.tokens).isDisjoint(with: expecting)
      }
      guard !found.isEmpty else { continue }
      tests += found.map { Test(suite: $0.type?.asSuite, name: $0.name) }
      words.formUnion(file.allWords)
    }
    self.tests = tests
    doubles = Self.doubles(named: words, in: files)
  }

  /// The suites that it consists of, each by itself.
  var parts: [LogicSuite] {
    Dictionary(grouping: tests) { $0.suite ?? "" }
      .sorted { $0.key < $1.key }
      .map { LogicSuite(target: target, tests: $0.value, doubles: doubles) }
  }

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

  /// The words by which a test expects something: those of Swift Testing, and
  /// the names of functions that use them.
  private static func expectingWords(in files: [SourceFile]) -> Set<String> {
    var found: Set = ["expect", "require", "record", "confirmation"]
    let helpers = files.flatMap { file in
      file.functions.filter { !$0.isTest }
        .map { (name: $0.name, words: file.words(in: $0.tokens)) }
    }
    var sizeBefore = 0
    while sizeBefore < found.count {
      sizeBefore = found.count
      for helper in helpers where !helper.words.isDisjoint(with: found) {
        found.insert(helper.name)
      }
    }
    return found
  }

  /// The types besides suites that words name, and those that these name.
  private static func doubles(
    named words: Set<String>,
    in files: [SourceFile]
  ) -> [Double] {
    let suites = Set(
      files.flatMap(\.functions).filter(\.isTest).compactMap(\.type)
    )
    var used: [String: Set<String>] = [:]
    var statements: [String: Int] = [:]
    for file in files {
      for part in file.declarations where !suites.contains(part.qualifiedName) {
        used[part.name, default: []].formUnion(file.words(in: part.tokens))
        statements[part.name, default: 0] += file.statements(in: part.tokens)
      }
    }
    var found: Set<String> = []
    var new = words.intersection(used.keys)
    while let name = new.popFirst() {
      guard found.insert(name).inserted else { continue }
      new.formUnion(used[name, default: []].intersection(used.keys))
    }
    return found.sorted().map {
      Double(name: $0, statements: statements[$0, default: 0])
    }
  }
}

extension String {
  fileprivate var asSuite: String {
    split(separator: ".").joined(separator: "/")
  }
}

extension SourceFile {
  /// How many statements begin between two tokens.
  func statements(in range: Range<Int>) -> Int {
    statements.count { range.contains($0) }
  }
}
