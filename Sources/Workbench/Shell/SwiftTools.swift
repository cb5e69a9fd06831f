import Foundation

/// Swift's own tools, on the search path.
package enum SwiftTools {
  /// Thrown where the search path leads to no such tool.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    let tool: String

    package var description: String {
      "there is no '\(tool)' on the PATH; see https://www.swift.org/install"
    }
  }

  /// Options of a build that nobody debugs: linking it takes half as long.
  package static let withoutDebugInformation = ["-debug-info-format", "none"]

  /// The first tool of that name.
  package static func find(
    _ tool: String = "swift",
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(Missing) -> URL {
    let places = path.split(separator: ":").map {
      URL(fileURLWithPath: "\($0)/\(tool)")
    }
    let found = places.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let found else { throw Missing(tool: tool) }
    return found
  }
}
