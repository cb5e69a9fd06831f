import Foundation
import SwiftSource
import Trace

/// Says where functions stand in the package's sources.
package struct SourceIndex {
  private struct Name: Hashable {
    var type: String?
    var name: String
  }

  private let package: URL
  /// The places in each module that was asked for.
  private var places: [String: [Name: SourcePlace]] = [:]
  /// The files that they are in, by path.
  private var files: [String: SourceFile] = [:]

  /// - Parameter package: The folder of the package, with `Sources` in it.
  package init(package: URL) {
    self.package = package
  }

  /// The lines of a function; of a closure, its own.
  ///
  /// What no source says, such as the initialiser that the compiler writes,
  /// is found at the head of its type. Nil where the sources have changed, or
  /// are not there.
  package mutating func place(of function: FunctionName) -> SourcePlace? {
    let found = places[function.module] ?? places(in: function.module)
    places[function.module] = found
    let type = function.type
    let typeName = type?.split(separator: ".").last.map(String.init) ?? ""
    guard
      var place = found[Name(type: type, name: function.declaration)]
        ?? found[Name(type: type, name: typeName)]
    else { return nil }
    let closure = files[place.path]?.lines(
      ofClosure: function.closureNumbers,
      in: place.lines
    )
    place.lines = closure ?? place.lines
    return place
  }

  /// The files of a module.
  mutating func files(of module: String) -> [SourceFile] {
    if places[module] == nil { places[module] = places(in: module) }
    return files.values.filter { $0.path.contains("/\(module)/") }
  }

  private mutating func places(in module: String) -> [Name: SourcePlace] {
    var places: [Name: SourcePlace] = [:]
    for room in ["Architectures", "App", "Workbench"] {
      let folder = "Sources/\(room)/\(module)"
      for file in package.swiftFiles(in: folder) {
        files[file.path] = file
        for named in file.namedPlaces {
          let name = Name(type: named.type, name: named.name)
          // The type's own head comes before those of its extensions.
          if places[name] == nil || !named.isType {
            places[name] = SourcePlace(path: file.path, lines: named.lines)
          }
        }
      }
    }
    return places
  }

  /// The text of a file that a place is in.
  package func text(of path: String) -> String? { files[path]?.text }

  /// The lines of a place, as numbered from 0 in its file.
  package func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    place.lines(in: files[place.path]?.lines ?? [])
  }
}

extension URL {
  /// The Swift files below a folder of this one, in the order of their paths.
  func swiftFiles(in folder: String) -> [SourceFile] {
    let names = try? FileManager.default.subpathsOfDirectory(
      atPath: appendingPathComponent(folder).path
    )
    return (names ?? []).sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      guard name.hasSuffix(".swift"),
        let text = try? String(
          contentsOf: appendingPathComponent(path),
          encoding: .utf8
        )
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }
}
