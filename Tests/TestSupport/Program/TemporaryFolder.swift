import Foundation

/// Hands an empty folder to the body and removes it then.
@discardableResult
public func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder.url)
}

/// Hands an empty folder to the body and removes it then.
@discardableResult
public func withFolder<Value>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (URL) async throws -> Value
) async throws -> Value {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try await body(folder.url)
}

/// An empty folder of its own.
struct TemporaryFolder {
  let url: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbench-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    url = try folder.withoutLinks()
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}

extension URL {
  /// The same file by the path that programs print, which has no symbolic
  /// links in it.
  ///
  /// `resolvingSymlinksInPath()` gives another one on a Mac: it leaves out the
  /// `/private` that `/tmp` and `/var` lead to.
  fileprivate func withoutLinks() throws -> URL {
    guard let path = realpath(path, nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }
}
