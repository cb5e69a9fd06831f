import Foundation
import SwiftSource
import Testing

/// On a Mac, Foundation brings some hundred types whose names look like ours.
///
/// Where a file imports it beside a module of ours that has the same name, the
/// name alone is ambiguous.
@Suite("Names that platforms have taken")
struct PlatformNamesTests {
  @Test("No type that other modules see has a name of the platform")
  func names() throws {
    let taken = try Set(PlatformNames.all)
    try #require(taken.isSuperset(of: ["Measurement", "Method", "Rect"]))
    for file in try House().files(in: "Sources") {
      let names = SharedTypes(in: file.text).names.intersection(taken)
      #expect(names.isEmpty, "\(file) declares \(names)")
    }
  }

  @Test("What counts are types at the top that are not internal")
  func reading() {
    let source = """
      public struct A { public enum Inner {} }
      @MainActor
      public final class B<Value> {}
      package typealias C = Int
      public protocol D { associatedtype E }
      enum Own {}
      private typealias Mine = Int
      extension A { public struct F {} ; public typealias G = Int }
      """
    #expect(SharedTypes(in: source).names == ["A", "B", "C", "D"])
  }
}

/// The lists in `PlatformNames`: a name a line, and comments.
private enum PlatformNames {
  static var all: [String] {
    get throws {
      try ["Foundation", "Mac", "MacTypes"].flatMap { list in
        let file = House().root.appendingPathComponent(
          "Tests/Workbench/CatalogueTests/PlatformNames/\(list).txt"
        )
        return try String(contentsOf: file, encoding: .utf8)
          .split(separator: "\n").map(String.init)
          .filter { !$0.hasPrefix("#") }
      }
    }
  }
}

/// The types of a file that other modules see by their names alone.
private struct SharedTypes {
  private let file: SourceFile

  init(in text: String) {
    file = SourceFile(path: "", text: text)
  }

  var names: Set<String> {
    let types = file.declarations.filter { $0.kind != .extension }
      .map { (place: $0.tokens.lowerBound, name: $0.name) }
    let aliases = file.tokens.indices.dropLast()
      .filter { file.tokens[$0].isWord("typealias") }
      .map { (place: $0, name: file.tokens[$0 + 1].text) }
    return Set(
      (types + aliases).filter { isAtTheTop($0.place) && isShared($0.place) }
        .map(\.name)
    )
  }

  private func isAtTheTop(_ place: Int) -> Bool {
    !file.declarations.contains {
      $0.tokens.contains(place) && $0.tokens.lowerBound != place
    }
  }

  /// Whether the words before it on its line give it to other modules.
  private func isShared(_ place: Int) -> Bool {
    let line = file.tokens[place].line
    return file.tokens[..<place].reversed().prefix { $0.line == line }
      .contains { ["public", "open", "package"].contains($0.text) }
  }
}
