import Foundation

/// Finds the folder of the workbench's own package.
package enum PackageFolder {
  /// Thrown where no package of ours is to be found.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    package var description: String {
      "there is no clone of the workbench here or above; run this inside one"
    }
  }

  /// The package around a folder, else the one that the program lies in, else
  /// the one that it was built from.
  ///
  /// - Parameter part: What it has to hold; a copy may be of the lessons only.
  package static func find(
    with part: String,
    from folder: String = FileManager.default.currentDirectoryPath,
    program: URL = runningProgram,
    source: String = #filePath
  ) throws(Missing) -> URL {
    for start in [
      URL(fileURLWithPath: folder), program.resolvingSymlinksInPath(),
      URL(fileURLWithPath: source),
    ] {
      var place = start.standardizedFileURL
      // The path of a folder that was deleted has no end to go up to.
      for _ in place.pathComponents {
        if isPackage(place, with: part) { return place }
        place.deleteLastPathComponent()
      }
    }
    throw Missing()
  }

  /// The program that is running.
  package static var runningProgram: URL {
    Bundle.main.executableURL
      ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }

  /// Whether a folder has the part, and a manifest that says our package's
  /// name.
  private static func isPackage(_ folder: URL, with part: String) -> Bool {
    let path = folder.appendingPathComponent(part).path
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains(/Package\(\s*name: "architecture-workbench"/) ?? false
  }
}
