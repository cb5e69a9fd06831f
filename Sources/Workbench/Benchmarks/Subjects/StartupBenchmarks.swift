import Foundation
import Shell
import WorkbenchKit

extension Benchmark {
  /// What the program takes as a whole process, from its start to its end.
  ///
  /// The floor is a program that imports the same libraries and prints a line.
  /// It is compiled on the spot; without a toolchain the floor is the program
  /// itself printing its version, which takes a little longer.
  static func startup(
    of catalogue: Catalogue,
    program: URL,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> [Benchmark] {
    let group = "start-up"
    let version = "--version"
    func run(_ words: String, floor: String?) -> Benchmark {
      Benchmark(group, words, floor: floor) {
        let command = ShellCommand(
          program: program,
          arguments: words.split(separator: " ").map(String.init)
        )
        return { count in for _ in 0..<count { try command.runToSuccess() } }
      }
    }
    let variants = catalogue.variants.map {
      "\($0.architecture.name) \($0.feature.name)"
    }
    let compiler = try? SwiftTools.find("swiftc", path: path)
    let minimal = compiler == nil ? nil : minimal(group)
    let floor = minimal?.name ?? version
    return [minimal, run(version, floor: minimal?.name)].compactMap(\.self)
      + variants.map { run($0, floor: floor) }
      + [run("compare all", floor: variants.first)]
  }

  private static func minimal(_ group: String) -> Benchmark {
    Benchmark(group, "the same imports and a line") {
      let program = try OneLineProgram()
      return { count in for _ in 0..<count { try program.run() } }
    }
  }
}

/// A program that imports what the workbench imports, and prints a line.
private final class OneLineProgram {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbench-\(UUID().uuidString)")

  private static let source = """
    import Dispatch
    import Foundation
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    import Observation
    import Synchronization

    print("A line")
    """

  /// - Throws: A `ShellCommand.Failure` if it does not compile.
  init() throws {
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    let file = folder.appendingPathComponent("line.swift")
    try Data(Self.source.utf8).write(to: file)
    let words = "swiftc -O line.swift -o line"
    try ShellCommand(tool: words, in: folder).runToSuccess()
  }

  deinit {
    // What cannot be removed, the system removes from its temporary folder.
    try? FileManager.default.removeItem(at: folder)
  }

  func run() throws {
    let program = folder.appendingPathComponent("line")
    try ShellCommand(program: program).runToSuccess()
  }
}
