import Foundation
import Shell
import SwiftSource

/// The Swift files of the package that is measured: the architectures, their
/// tests, the models below them, and the modules that draw.
public struct PackageSources: Sendable {
  /// The package's folder.
  public let root: URL
  let files: [SourceFile]

  /// The modules that draw.
  fileprivate static let drawing = ["ConsoleUI", "Drawing", "Layouts"]

  /// Where the models stand that several architectures use.
  static let models = "Sources/App/Models"

  private static let folders =
    drawing.map { "Sources/App/\($0)" }
    + [models, "Sources/Architectures", "Tests/Architectures"]

  /// Reads the folders that figures are made of.
  ///
  /// - Throws: `TestabilityError.noSources` where there is no such package.
  public init(root: URL) throws {
    self.root = root.withoutLinks
    files = try Self.folders.flatMap { folder in
      try Self.paths(in: folder, of: root).map { path in
        let url = root.appendingPathComponent(path)
        return SourceFile(
          path: path,
          text: String(decoding: try Data(contentsOf: url), as: UTF8.self)
        )
      }
    }
  }

  private init(root: URL, files: [SourceFile]) {
    self.root = root
    self.files = files
  }

  /// The package after some of its files were written.
  ///
  /// - Parameter texts: By the paths of the files; an empty one removes a file.
  func replacing(_ texts: [String: String]) -> PackageSources {
    let new = texts.filter { path, text in
      !text.isEmpty && path.hasSuffix(".swift")
        && Self.folders.contains { path.hasPrefix($0 + "/") }
    }
    return PackageSources(
      root: root,
      files: (files.filter { texts[$0.path] == nil }
        + new.map { SourceFile(path: $0, text: $1) })
        .sorted { $0.path < $1.path }
    )
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

  func file(at path: String) -> SourceFile? {
    files.first { $0.path == path }
  }

  func files(under folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder + "/") }
  }

  var userInterfaceFiles: [SourceFile] {
    Self.drawing.flatMap { files(under: "Sources/App/\($0)") }
  }
}

extension SourceFile {
  var importsUserInterface: Bool {
    !imports.isDisjoint(with: PackageSources.drawing)
  }
}
