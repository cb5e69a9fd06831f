import Foundation

/// Hands an empty folder to the body and removes it then.
@discardableResult
public func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  // A path with links in it is not the one that programs print.
  let folder = FileManager.default.temporaryDirectory
    .resolvingSymlinksInPath()
    .appendingPathComponent("workbench-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true
  )
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
