import Foundation
import Services

/// Hands a data file with that content to the body and removes it then.
func withDataFile<Value>(
  _ content: some Sequence<UInt8>,
  _ body: (DataFile) throws -> Value
) throws -> Value {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json")
  try Data(content).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(DataFile(path: url.path))
}

/// What is wrong with the content, without the file's name.
func problem<Value>(
  in content: some Sequence<UInt8>,
  _ read: (DataFile) -> () throws(DataFileError) -> Value
) throws -> String? {
  try withDataFile(content) { file in
    do throws(DataFileError) {
      _ = try read(file)()
      return nil
    } catch {
      guard case .unreadableContent(file.path, let problem) = error,
        error.description == "\(file.path): \(problem)"
      else { return "unexpected: \(error)" }
      return problem
    }
  }
}
