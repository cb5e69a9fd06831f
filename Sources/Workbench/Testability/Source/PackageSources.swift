import Foundation
import Shell
import SwiftSource
import WorkbenchKit

/// The Swift files of the package that is measured.
public struct PackageSources: Sendable {
  /// The package's folder.
  public let root: URL
  let files: [SourceFile]

  /// Reads what stands in `Sources` and `Tests` of a package.
  ///
  /// - Throws: `TestabilityError.noSources` where there is no such package.
  public init(root: URL) throws {
    self.root = root.withoutLinks
    files = try ["Sources", "Tests"].flatMap { folder in
      try Self.paths(in: folder, of: root).map { path in
        let url = root.appendingPathComponent(path)
        return SourceFile(
          path: path,
          text: String(decoding: try Data(contentsOf: url), as: UTF8.self)
        )
      }
    }
  }

  /// Reads the package around a folder, else that of the program itself.
  public static func find(
    from folder: String = FileManager.default.currentDirectoryPath
  ) throws -> PackageSources {
    try PackageSources(root: PackageFolder.find(with: "Sources", from: folder))
  }

  private static func paths(in folder: String, of root: URL) throws -> [String]
  {
    let place = root.appendingPathComponent(folder).path
    guard let names = FileManager.default.enumerator(atPath: place) else {
      throw TestabilityError.noSources(root.path)
    }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  func files(under folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder + "/") }
  }

  /// The modules that draw; who imports one is part of the view.
  static let userInterface: Set = ["ConsoleUI", "Layouts"]

  var userInterfaceFiles: [SourceFile] {
    Self.userInterface.sorted().flatMap { files(under: "Sources/App/\($0)") }
  }

  /// The types and protocols that the drawing modules declare.
  var userInterfaceTypes: Set<String> {
    Set(
      userInterfaceFiles.flatMap(\.declarations)
        .filter { $0.kind != .extension }
        .map(\.name)
    )
  }
}
