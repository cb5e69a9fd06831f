import Foundation
import Play

@testable import Commands

extension Catalogue {
  /// What the program would do with these architectures and features.
  @MainActor
  func run(
    _ words: String,
    columns: Int? = nil
  ) async throws -> (code: Int32, output: String) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbench-\(UUID().uuidString)")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    var surroundings = Surroundings(catalogue: self)
    surroundings.call = "workbench"
    surroundings.environment = [:]
    surroundings.output.standardOutput = file
    surroundings.output.standardError = file
    surroundings.environment["COLUMNS"] = columns.map(String.init)
    let code = await Workbench(surroundings)
      .run(words.split(separator: " ").map(String.init))
    return (code, try String(contentsOf: url, encoding: .utf8))
  }
}
