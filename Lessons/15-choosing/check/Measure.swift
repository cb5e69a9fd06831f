import Foundation
import WorkbenchKit

@testable import Exercise15

/// What is measured here and now: from the sources, and by running them.
@MainActor
struct Measure {
  private let sources: URL

  /// Looks for the workbench's sources in the folders above this file.
  init() throws {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
      let sources = folder.appendingPathComponent("Sources")
      let module = sources.appendingPathComponent("MVVM").path
      if FileManager.default.fileExists(atPath: module) {
        self.sources = sources
        return
      }
    } while folder.path != "/"
    throw NoSources()
  }

  struct NoSources: Error, CustomStringConvertible {
    let description = "the workbench's sources are not above this file"
  }

  /// A feature's lines of code, without comments and empty lines.
  ///
  /// Plain files import neither ConsoleUI nor Layouts.
  func lines(
    of folder: String,
    _ architecture: Candidate,
    plainOnly: Bool = false
  ) throws -> Int {
    let module = architecture.rawValue.uppercased()
    let path = sources.appendingPathComponent("\(module)/\(folder)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    return try files.map { file in
      let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
      let isView = ["import ConsoleUI", "import Layouts"].contains {
        text.contains($0)
      }
      return plainOnly && isView ? 0 : Self.codeLines(text)
    }.reduce(0, +)
  }

  private static func codeLines(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
      .count { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The messages between types when the photos have come.
  func messagesOfLoading() throws -> [Candidate: Int] {
    let feature = Feature.photoList
    let counts = MessageCounts(
      of: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      Demonstration(try Script(name: "load", text: "wait 400ms"))
    )
    return Dictionary(
      uniqueKeysWithValues: Candidate.allCases.map { candidate in
        (candidate, counts.counts[candidate.rawValue]?.last?.messages ?? 0)
      }
    )
  }
}
