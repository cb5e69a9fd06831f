import Foundation
import Shell

/// A copy of the package in which changes are made and taken back.
final class ChangedPackage {
  private let root: URL
  private let copy: PackageCopy
  private let git: URL
  private let children: ChildProcesses
  /// The files that are not as they were.
  private(set) var paths: Set<String> = []

  var folder: URL { copy.folder }
  var scratch: URL { copy.scratch }

  /// - Parameters:
  ///   - place: Where it stands, with what is built of it.
  ///   - paths: The only files that are needed; nil where it is to be built.
  /// - Throws: `TestabilityError.alreadyRunning` while another program has that
  ///   place.
  init(
    of root: URL,
    in place: URL,
    paths: Set<String>? = nil,
    children: ChildProcesses
  ) throws {
    self.root = root
    self.children = children
    git = try SwiftTools.find("git")
    copy = try PackageCopy(
      of: root,
      in: place,
      paths: paths,
      children: children
    )
  }

  /// Makes the differences that a file of the package holds.
  ///
  /// - Throws: `ChangeError`, where it is missing or does not fit the package;
  ///   then nothing has been made.
  func apply(_ path: String) throws {
    let patch = try Patch(at: path, in: root)
    for file in patch.files { copy.letASecondPass(before: file.path) }
    let outcome = try ShellCommand(
      program: git,
      arguments: ["apply", root.appendingPathComponent(path).path],
      folder: folder,
      // The copy may stand within a clone, whose index is not meant.
      environment: [
        "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
        "LC_ALL": "C",
      ]
    ).run(among: children)
    guard outcome.succeeded else {
      throw ChangeError.doesNotApply(path, Self.place(in: outcome.output))
    }
    paths.formUnion(patch.files.map(\.path))
  }

  /// The files that are not as they were, as they are now.
  func changedFiles() throws -> ChangedFiles {
    var files: ChangedFiles = [:]
    for path in paths { files[path] = try text(path) ?? "" }
    return files
  }

  /// Makes all files as they were.
  func takeBack() throws {
    for path in paths { try write(try original(path) ?? "", to: path) }
    paths = []
  }

  /// Writes files, or removes those of which the text is empty.
  func write(_ files: ChangedFiles) throws {
    for (path, text) in files where try self.text(path) ?? "" != text {
      try write(text, to: path)
    }
  }

  /// Writes a file, or removes it where the text is empty.
  func write(_ text: String, to path: String) throws {
    paths.insert(path)
    if !text.isEmpty {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try copy.write(text, to: path)
    } else {
      try? FileManager.default.removeItem(
        at: folder.appendingPathComponent(path)
      )
    }
  }

  /// A file as the copy has it; nil where it has none.
  func text(_ path: String) throws -> String? {
    try Self.text(folder.appendingPathComponent(path))
  }

  /// A file as the package has it; nil where it has none.
  func original(_ path: String) throws -> String? {
    try Self.text(root.appendingPathComponent(path))
  }

  private static func text(_ file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Where `git apply` stopped: of "error: patch failed: A.swift:4" the file
  /// and the line, else its first words.
  private static func place(in output: String) -> String {
    let lines = output.split(separator: "\n")
    let failed = lines.first { $0.hasPrefix("error: patch failed: ") }
    return String(
      failed?.dropFirst("error: patch failed: ".count) ?? lines.first ?? ""
    )
  }
}

/// Why a change cannot be made or measured.
public enum ChangeError: Error, Equatable {
  /// There is no such file of differences.
  case noPatch(String)
  /// The package is not what the differences were made of any more; with the
  /// place.
  case doesNotApply(String, String)
  /// A folder that is to be filled holds something.
  case folderInUse(String)
  /// A folder that cannot be made or written to.
  case folderUnusable(String)
}

extension ChangeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPatch(let path):
      "there is no '\(path)': this architecture lacks the change"
    case .doesNotApply(let path, let place):
      """
      '\(path)' does not fit the sources any more, at \(place)
      '.github/CONTRIBUTING.md' says how to move it.
      """
    case .folderInUse(let path):
      "the folder '\(path)' is not empty"
    case .folderUnusable(let path):
      "the folder '\(path)' cannot be made or written to"
    }
  }
}
