import Foundation
import SwiftSource

/// Which statements a test run entered, and how many objects it made.
///
/// It reads what `llvm-cov export` writes, in the format of LLVM's
/// CoverageExporterJson.cpp: a file's segments begin where a region of code
/// begins or ends, and hold how often it ran.
struct Coverage {
  struct Segment: Decodable {
    let line: Int
    let column: Int
    let count: Int
    /// Whether there is code that can be counted from here on.
    let hasCount: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      column = try values.decode(Int.self)
      count = try values.decode(Int.self)
      hasCount = try values.decode(Bool.self)
    }
  }

  /// A class's initialiser that was entered.
  struct Initialiser {
    let path: String
    let line: Int
    let count: Int
  }

  private struct Export: Decodable {
    struct Part: Decodable {
      let files: [File]
      let functions: [Function]
    }
    struct File: Decodable {
      let filename: String
      let segments: [Segment]
    }
    struct Function: Decodable {
      let name: String
      let count: Int
      let filenames: [String]
      let regions: [[Int]]
    }
    let data: [Part]
  }

  private let segments: [String: [Segment]]
  private let initialisers: [Initialiser]

  /// - Parameter root: The package's folder; paths are seen from there.
  init(json: Data, root: URL) throws {
    let parts: [Export.Part]
    do {
      parts = try JSONDecoder().decode(Export.self, from: json).data
    } catch {
      throw TestabilityError.noCoverage("\(error)")
    }
    let prefix = root.path + "/"
    segments = Dictionary(
      parts.flatMap(\.files).map {
        ($0.filename.removing(prefix: prefix), $0.segments)
      },
      uniquingKeysWith: { first, _ in first }
    )
    // "fc" ends the mangled name of an initialiser that fills in an object.
    initialisers = parts.flatMap(\.functions).compactMap { function in
      guard function.name.hasSuffix("fc"), function.count > 0,
        let path = function.filenames.first,
        let line = function.regions.first?.first
      else { return nil }
      return Initialiser(
        path: path.removing(prefix: prefix),
        line: line,
        count: function.count
      )
    }
  }

  /// How many statements of some files ran.
  ///
  /// One ran if the innermost region around its first token ran.
  func statementsRun(in files: [SourceFile]) -> Int {
    files.map { counts(in: $0).count { $0 > 0 } }.reduce(0, +)
  }

  /// How many statements of a file did not run.
  ///
  /// Of some it is not known, such as the initial values of static properties.
  func statementsNotRun(in file: SourceFile) -> Int {
    counts(in: file).count { $0 == 0 }
  }

  /// How often each statement ran that was counted.
  private func counts(in file: SourceFile) -> [Int] {
    let segments = segments[file.path, default: []]
    var passed = 0
    return file.statements.compactMap { place in
      let token = file.tokens[place]
      while passed < segments.count, segments[passed].begins(before: token) {
        passed += 1
      }
      guard passed > 0, segments[passed - 1].hasCount else { return nil }
      return segments[passed - 1].count
    }
  }

  /// How many objects of the classes in the files were made.
  ///
  /// Every object runs exactly one initialiser of the class that its class
  /// descends from, so those of classes without a superclass are counted.
  func objectsBuilt(in files: [SourceFile], classes: Set<String>) -> Int {
    files.reduce(0) { sum, file in
      let roots = file.declarations.filter {
        $0.kind == .class && classes.isDisjoint(with: $0.inherited)
      }
      let counts = initialisers.filter { initialiser in
        initialiser.path == file.path
          && roots.contains { $0.lines.contains(initialiser.line) }
      }
      return sum + counts.map(\.count).reduce(0, +)
    }
  }
}

extension Coverage.Segment {
  /// Whether it is in force at a token, if none after it is.
  fileprivate func begins(before token: Token) -> Bool {
    (line, column) <= (token.line, token.column)
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
