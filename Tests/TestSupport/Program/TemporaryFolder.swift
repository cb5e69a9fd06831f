import Foundation

/// Hands an empty folder to the body and removes it then.
@discardableResult
public func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbench-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true
  )
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(try folder.withoutLinks())
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
