import Foundation
import SwiftSource
import TestSupport

/// The package's own files, as the tests that hold the house rules see them.
struct House {
  let root = TestedPackage.folder

  /// A Swift file and what the rules look at.
  struct File: Sendable, CustomStringConvertible {
    /// From the top, such as "Sources/Architectures/MVC/Greeting/GreetingScreen.swift".
    let path: String
    let text: String

    var description: String { path }
    /// The target that the file belongs to, such as "MVC": the folder below
    /// the room, or the room itself where it is a target.
    var target: String {
      let parts = path.split(separator: "/").map(String.init)
      return parts[1] == "TestSupport" ? parts[1] : parts[2]
    }
    var name: String {
      path.split(separator: "/").last.map(String.init) ?? ""
    }
    /// Such as "GreetingScreen".
    var stem: String { String(name.dropLast(".swift".count)) }
    var lineCount: Int { text.count { $0 == "\n" } }
    /// Whether it is a seam between types of other files: protocols, and the
    /// choices that they name.
    var isSeam: Bool {
      let kinds = SourceFile(path: path, text: text).declarations.map(\.kind)
      return kinds.contains(.protocol)
        && kinds.allSatisfy { [.protocol, .enum].contains($0) }
    }
    var imports: Set<String> { Set(Lexer.tokens(of: text).imports) }
  }

  /// All Swift files below a folder, by path.
  func files(in folder: String) throws -> [File] {
    let base = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: base.path)
    return try (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let url = base.appendingPathComponent(path)
        return File(
          path: "\(folder)/\(path)",
          text: try String(contentsOf: url, encoding: .utf8)
        )
      }
  }

  /// What stands at the top, but for what Git and its like hide.
  func namesAtTheTop() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }
}
