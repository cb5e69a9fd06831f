import Foundation
import SwiftSource

/// Which statements a test run entered.
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

  private struct Export: Decodable {
    struct Part: Decodable {
      let files: [File]
    }
    struct File: Decodable {
      let filename: String
      let segments: [Segment]
    }
    let data: [Part]
  }

  private let segments: [String: [Segment]]

  /// - Parameter root: The package's folder; paths are seen from there.
  init(json: Data, root: URL) throws {
    let parts = try JSONDecoder().decode(Export.self, from: json).data
    let prefix = root.path + "/"
    segments = Dictionary(
      parts.flatMap(\.files).map {
        ($0.filename.removing(prefix: prefix), $0.segments)
      },
      uniquingKeysWith: { first, _ in first }
    )
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
