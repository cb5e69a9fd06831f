import CallTrace
import Foundation
import SwiftSource

/// Some lines of a file.
package struct SourcePlace: Hashable, Sendable {
  /// From the package's folder.
  package var path: String
  package var lines: ClosedRange<Int>

  package init(path: String, lines: ClosedRange<Int>) {
    self.path = path
    self.lines = lines
  }
}

/// Says where functions stand in the package's sources.
package struct SourceIndex {
  private struct Key: Hashable {
    var module: String
    var type: String?
    var name: String
  }

  private let package: URL
  private var indexed: Set<String> = []
  private var places: [Key: SourcePlace] = [:]

  /// - Parameter package: The folder of the package, with `Sources` in it.
  package init(package: URL) {
    self.package = package
  }

  /// The lines of a function; of a closure, of the function that formed it.
  ///
  /// What no source says, such as the initialiser that the compiler writes,
  /// is found at the head of its type. Nil where the sources have changed, or
  /// are not there.
  package mutating func place(of function: FunctionName) -> SourcePlace? {
    let module = function.module
    if indexed.insert(module).inserted { index(module) }
    let type = function.type
    let name = function.declaration
    let typeName = type?.split(separator: ".").last.map(String.init) ?? ""
    return places[Key(module: module, type: type, name: name)]
      ?? places[Key(module: module, type: type, name: typeName)]
  }

  private mutating func index(_ module: String) {
    for folder in ["Architectures", "App", "Workbench"] {
      let path = "Sources/\(folder)/\(module)"
      let url = package.appendingPathComponent(path)
      let names =
        FileManager.default.enumerator(atPath: url.path)?
        .compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".swift") {
        let file = url.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        add(SourceFile(path: "\(path)/\(name)", text: text), module)
      }
    }
  }

  private mutating func add(_ file: SourceFile, _ module: String) {
    for named in file.namedPlaces {
      let key = Key(module: module, type: named.type, name: named.name)
      let place = SourcePlace(path: file.path, lines: named.lines)
      // The type's own head comes before those of its extensions.
      if places[key] == nil || !named.isType { places[key] = place }
    }
  }

  /// The text of a file that a place is in.
  package func text(of path: String) -> String? {
    try? String(
      contentsOf: package.appendingPathComponent(path),
      encoding: .utf8
    )
  }
}
