import Foundation
import SwiftSource

/// Which lines a test run entered, and how many objects it made.
///
/// It reads what `llvm-cov export` writes, in the format of LLVM's
/// CoverageExporterJson.cpp: a file's segments begin where a region of code
/// begins or ends, and hold how often it ran.
struct Coverage {
  struct Segment: Decodable {
    let line: Int
    let count: Int
    /// Whether there is code that can be counted from here on.
    let hasCount: Bool
    let startsRegion: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      _ = try values.decode(Int.self)
      count = try values.decode(Int.self)
      hasCount = try values.decode(Bool.self)
      startsRegion = try values.decode(Bool.self)
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

  /// How many of a file's executable lines ran.
  func linesRun(in file: SourceFile) -> Int {
    file.executableLines.intersection(linesRun(inFileAt: file.path)).count
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

  private func linesRun(inFileAt path: String) -> Set<Int> {
    var lines: Set<Int> = []
    var inForce: Segment?
    for segment in segments[path, default: []] {
      if let before = inForce, before.hasCount, before.count > 0,
        before.line < segment.line
      {
        // What is in force at a line's beginning runs there.
        lines.formUnion((before.line + 1)...segment.line)
      }
      if segment.startsRegion, segment.hasCount, segment.count > 0 {
        lines.insert(segment.line)
      }
      inForce = segment
    }
    return lines
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
