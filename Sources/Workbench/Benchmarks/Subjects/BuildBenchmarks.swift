import Foundation
import Shell

extension Benchmark {
  /// What building the package from clean takes, against a package as
  /// `swift package init` makes it, and what checking a lesson takes.
  ///
  /// All of it happens in a copy; the folder's own builds stay as they are.
  static func builds(of package: URL, program: URL) -> [Benchmark] {
    let group = "from clean"
    let empty = "swift build, of a new package"
    let own = "swift build"
    let copy = PackageCopies(of: package)
    let lessons = "lessons"
    let libraries = "the libraries alone"
    let words = ["lesson", "check", "01"]
    let check = words.joined(separator: " ")
    func runCheck(in folder: URL) throws {
      try ShellCommand(program: program, arguments: words, folder: folder)
        .runToSuccess()
    }
    return [
      once(group, empty) {
        let folder = try copy.newPackage()
        return {
          try copy.clean(folder)
          try ShellCommand(tool: "swift build", in: folder).runToSuccess()
        }
      },
      once(group, own, floor: empty) {
        let folder = try copy.package()
        return {
          try copy.clean(folder)
          try ShellCommand(tool: "swift build", in: folder).runToSuccess()
        }
      },
      once(group, "swift test", floor: own) {
        let folder = try copy.package()
        return {
          try copy.clean(folder)
          try ShellCommand(tool: "swift test", in: folder).runToSuccess()
        }
      },
      once(lessons, libraries) {
        let folder = try copy.package()
        return {
          try copy.clean(folder)
          for target in ["WorkbenchKit", "LessonChecks"] {
            let words = "swift build --target \(target)"
            try ShellCommand(tool: words, in: folder).runToSuccess()
          }
        }
      },
      once(lessons, "\(check), the first time", floor: libraries) {
        let folder = try copy.package()
        return {
          try copy.clean(folder)
          try runCheck(in: folder)
        }
      },
      once(lessons, "\(check), after an edit", floor: libraries) {
        let folder = try copy.package()
        // The first check makes what later ones build upon.
        try runCheck(in: folder)
        return {
          try copy.editFirstExercise(in: folder)
          try runCheck(in: folder)
        }
      },
    ]
  }

  /// What takes so long that once has to do.
  private static func once(
    _ group: String,
    _ name: String,
    floor: String? = nil,
    prepare: @escaping () throws -> () throws -> Void
  ) -> Benchmark {
    Benchmark(group, name, floor: floor, fewestSamples: 1) {
      let perform = try prepare()
      return { count in for _ in 0..<count { try perform() } }
    }
  }
}

/// Copies to build in, which go when nobody measures any more.
@MainActor
private final class PackageCopies {
  private let original: URL
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbench-\(UUID().uuidString)")

  init(of original: URL) {
    self.original = original
  }

  deinit {
    // What cannot be removed, the system removes from its temporary folder.
    try? FileManager.default.removeItem(at: folder)
  }

  /// A copy of the package without what was built, each time a new one.
  func package() throws -> URL {
    let copy = try newFolder("architecture-workbench")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: original.path
    )
    for name in names where ![".build", ".git"].contains(name) {
      try FileManager.default.copyItem(
        at: original.appendingPathComponent(name),
        to: copy.appendingPathComponent(name)
      )
    }
    try clean(copy.appendingPathComponent("Lessons"))
    return copy
  }

  /// A new package with one program in it.
  func newPackage() throws -> URL {
    let package = try newFolder("new")
    let words = "swift package init --type executable"
    try ShellCommand(tool: words, in: package).runToSuccess()
    return package
  }

  /// Removes what was built.
  func clean(_ package: URL) throws {
    let build = package.appendingPathComponent(".build")
    guard FileManager.default.fileExists(atPath: build.path) else { return }
    try FileManager.default.removeItem(at: build)
  }

  /// Adds an empty line to an exercise, as an editor may.
  func editFirstExercise(in package: URL) throws {
    let exercise = package.appendingPathComponent(
      "Lessons/01-meet-the-workbench/exercise"
    )
    let files = try FileManager.default.contentsOfDirectory(
      at: exercise,
      includingPropertiesForKeys: nil
    )
    guard let file = files.first(where: { $0.pathExtension == "swift" })
    else { throw MissingPart("a file to edit") }
    try Data(try Data(contentsOf: file) + "\n".utf8).write(to: file)
  }

  private func newFolder(_ name: String) throws -> URL {
    let new = folder.appendingPathComponent("\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(
      at: new,
      withIntermediateDirectories: true
    )
    return new
  }
}
