import Foundation
import Shell

/// A copy of the package in which files may be changed.
///
/// It stands where the last one stood, so that its build can go on from the
/// last one's; a lock keeps two programs from using it at once.
final class PackageCopy {
  let folder: URL
  /// Where the copy is built.
  let scratch: URL
  private let children: ChildProcesses
  private let lock: Int32

  /// - Parameter paths: The files that are copied, where they are there; nil
  ///   stands for all that is built.
  /// - Throws: `TestabilityError.alreadyRunning` while another program has it.
  init(
    of root: URL,
    in place: URL,
    paths: Set<String>? = nil,
    children: ChildProcesses
  ) throws {
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    lock = open(
      place.appendingPathComponent("lock").path,
      O_CREAT | O_RDWR | O_CLOEXEC,
      0o644
    )
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw TestabilityError.alreadyRunning
    }
    folder = place.appendingPathComponent("copy")
    scratch = place.appendingPathComponent("build")
    self.children = children
    // What a killed program has left.
    try? files.removeItem(at: folder)
    try children.addFolder(folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    if let paths {
      try copy(paths, from: root)
    } else {
      try copyAll(from: root)
    }
  }

  private func copy(_ paths: Set<String>, from root: URL) throws {
    let files = FileManager.default
    for path in paths {
      let original = root.appendingPathComponent(path)
      guard files.fileExists(atPath: original.path) else { continue }
      let file = folder.appendingPathComponent(path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try files.copyItem(at: original, to: file)
    }
  }

  private func copyAll(from root: URL) throws {
    let parts = ["Package.swift", "Sources", "Tests"].map {
      root.appendingPathComponent($0).path
    }
    // `cp -p` keeps the times by which the build sees what has changed.
    let outcome = try ShellCommand(
      program: URL(fileURLWithPath: "/bin/cp"),
      arguments: ["-Rp"] + parts + [folder.path],
      folder: root
    ).run(among: children)
    guard outcome.succeeded else {
      throw TestabilityError.buildFailed(outcome.output)
    }
  }

  deinit {
    children.deleteFolder(folder)
    // A process that is being started may have the descriptor, too.
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// Writes a file, so that the next build compiles it.
  func write(_ text: String, to path: String) throws {
    letASecondPass(before: path)
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  /// Waits, where a build was so short before that a file which is saved now
  /// would not be compiled.
  func letASecondPass(before path: String) {
    // A module is called as a folder above its files.
    for name in path.split(separator: "/").dropLast() {
      ModuleProducts(of: String(name), scratch: scratch).letASecondPass()
    }
  }
}
