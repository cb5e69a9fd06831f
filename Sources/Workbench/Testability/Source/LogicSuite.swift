import SwiftSource
import WorkbenchKit

/// What tests one variant at the narrowest seam that its architecture offers.
///
/// It stands in `Tests/Architectures/<module>Tests`. A suite belongs to the
/// feature whose folder name begins its own name, or any word in its file, if
/// that is true of one feature only; else each of its tests belongs to the
/// features that its name or its words mention.
struct LogicSuite: Sendable {
  struct Test: Hashable, Sendable {
    let suite: String
    let name: String
  }

  /// Something a suite declares to stand in for a part of the app or to drive
  /// one: spies, listeners, drivers of a screen, and what it adds to types of
  /// the app by extensions.
  struct Double: Hashable, Sendable {
    let name: String
    /// Lines of its declaration and its extensions that hold code.
    let lines: Int
  }

  let target: String
  let tests: [Test]
  let doubles: [Double]

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    target = variant.architecture.testTarget
    let files = package.files(under: variant.architecture.testFolder)
    let shared = VariantSources(variant, in: package, catalogue: catalogue)
      .shared.flatMap(\.declarations).map(\.name)
    let features = catalogue.features.map(\.folderName)
    var tests: [Test] = []
    var words: Set<String> = []
    for file in files {
      let owners = Self.owners(of: file, among: features)
      for function in file.functions where function.isTest {
        guard let suite = function.type else { continue }
        let ownWords = file.words(in: function.tokens)
        let belongs =
          switch owners.count {
          case 0: !file.allWords.isDisjoint(with: shared)
          case 1: owners == [variant.feature.folderName]
          default:
            ownWords.mention(variant.feature.folderName)
          }
        guard belongs else { continue }
        tests.append(Test(suite: suite, name: function.name))
        words.formUnion(owners.count > 1 ? ownWords : file.allWords)
      }
    }
    self.tests = tests
    let others = features.filter { $0 != variant.feature.folderName }
    doubles = Self.doubles(named: words, in: files, withoutThoseOf: others)
  }

  /// A regular expression that fits these tests only, as test runners take it.
  var filter: String {
    let suites = Dictionary(grouping: tests, by: \.suite)
    let alternatives = suites.keys.sorted().map { suite in
      let names = suites[suite, default: []].map(\.name).sorted()
      return "\(suite)/(\(names.joined(separator: "|")))\\("
    }
    return "^\(target)\\.(\(alternatives.joined(separator: "|")))"
  }

  private static func owners(
    of file: SourceFile,
    among features: [String]
  ) -> [String] {
    let suites = file.functions.filter(\.isTest).compactMap(\.type)
    if let named = features.first(where: { feature in
      !suites.isEmpty && suites.allSatisfy { $0.hasPrefix(feature) }
    }) {
      return [named]
    }
    return features.filter { feature in
      file.allWords.contains { $0.hasPrefix(feature) && $0 != feature }
    }
  }

  /// The types besides suites that words name, and those that these name.
  ///
  /// A test may be about several features; what is named after one of them
  /// is not a double of the others.
  private static func doubles(
    named words: Set<String>,
    in files: [SourceFile],
    withoutThoseOf others: [String]
  ) -> [Double] {
    let suites = Set(
      files.flatMap(\.functions).filter(\.isTest).compactMap(\.type)
    )
    let helpers = Set(files.flatMap(\.declarations).map(\.name))
      .subtracting(suites)
      .filter { name in !others.contains { name.hasPrefix($0) } }
    var found: Set<String> = []
    var named = words.intersection(helpers)
    while !named.isSubset(of: found) {
      found.formUnion(named)
      for file in files {
        for part in file.declarations where found.contains(part.name) {
          named.formUnion(
            file.words(in: part.tokens).intersection(helpers)
          )
        }
      }
    }
    return found.sorted().map { name in
      let lines = files.map { file in
        file.declarations.filter { $0.name == name }
          .map { file.codeLines(in: $0.lines) }.reduce(0, +)
      }
      return Double(name: name, lines: lines.reduce(0, +))
    }
  }
}

extension SourceFile {
  fileprivate var allWords: Set<String> { words(in: tokens.indices) }
}

extension Set<String> {
  /// Whether any of the words contains that one, whatever its case.
  fileprivate func mention(_ word: String) -> Bool {
    contains { $0.lowercased().contains(word.lowercased()) }
  }
}
