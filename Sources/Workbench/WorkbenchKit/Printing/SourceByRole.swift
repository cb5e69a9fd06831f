import Foundation
import SwiftSource

/// A feature's files in one or more architectures, by the role they play.
///
/// The roles are those of the catalogue, which knows them by how a type's name
/// ends; by the custom of the teaching modules a file is named like its type.
package struct SourceByRole {
  struct File {
    let path: String
    let kind: Kind
    /// What stands beside it in the other architectures has the same.
    let subject: String
    let lines: [String]

    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// What a file is for.
  enum Kind: Hashable {
    /// It puts a screen together and plays no part in it.
    case assembly
    /// It plays the role that decides, whatever that is called.
    case decider
    /// It is what the user sees, and does not decide.
    case screen
    case role(Role)
    case other
  }

  /// One architecture's files.
  struct Column {
    let architecture: Architecture
    let files: [File]

    /// The roles that its files of a kind play.
    func roles(of kind: Kind) -> [Role] {
      switch kind {
      case .decider: architecture.decidingRoles
      case .role(let role): [role]
      case .screen:
        architecture.roles.map(\.role).reduce(into: []) { roles, role in
          let isDecider = architecture.deciders.contains(role)
          if role.draws, !isDecider, !roles.contains(role) {
            roles.append(role)
          }
        }
      case .assembly, .other: []
      }
    }
  }

  /// A folder that is not there.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    let path: String

    package var description: String {
      "\(path) is missing; 'git restore \(path)' brings it back"
    }
  }

  private(set) var columns: [Column]

  /// - Parameter variants: one feature in the architectures to show.
  package init(_ variants: [Variant], package: URL) throws(Missing) {
    columns = []
    for variant in variants {
      let architecture = variant.architecture
      let module = architecture.sourceFolder
      let texts = Self.texts(in: package.appendingPathComponent(module))
      let folder = variant.feature.folderName
      let own = texts.filter { $0.key.hasPrefix("\(folder)/") }
      guard !own.isEmpty else { throw Missing(path: "\(module)/\(folder)") }
      let words = Set(own.values.flatMap(Lexer.tokens).map(\.text))
      // What the features share, such as `Box`, is shown where it is named.
      let files = texts.filter { path, _ in
        own[path] != nil || words.contains(String(Self.stem(of: path)))
      }
      columns.append(
        Column(
          architecture: architecture,
          files: files.sorted { $0.key < $1.key }.map { path, text in
            Self.file("\(module)/\(path)", in: architecture, text)
          }
        )
      )
    }
  }

  /// The first architectures of it.
  func first(_ count: Int) -> SourceByRole {
    var first = self
    first.columns.removeLast(max(0, columns.count - count))
    return first
  }

  /// The texts of all files below a folder, by their paths seen from it.
  private static func texts(in folder: URL) -> [String: String] {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.path
    )
    return (paths ?? []).filter { $0.hasSuffix(".swift") }
      .reduce(into: [:]) { texts, path in
        let url = folder.appendingPathComponent(path)
        texts[path] = try? String(contentsOf: url, encoding: .utf8)
      }
  }

  /// The name of a file without its ending.
  private static func stem(of path: String) -> Substring {
    (path.split(separator: "/").last ?? "").prefix { $0 != "." }
  }

  private static func file(
    _ path: String,
    in architecture: Architecture,
    _ text: String
  ) -> File {
    let stem = stem(of: path)
    let played = architecture.roles.first { stem.hasSuffix($0.ending) }
    let kind: Kind
    var subject = stem
    switch played {
    case nil:
      kind = stem.hasSuffix("Screen") ? .assembly : .other
    case let played? where architecture.deciders.contains(played.role):
      // `PhotoListPresenter` and `PhotoListViewModel` decide on the same.
      kind = .decider
      subject = stem.dropLast(played.ending.count)
    case let played?:
      kind = played.role.draws ? .screen : .role(played.role)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return File(
      path: path,
      kind: kind,
      subject: String(subject),
      lines: lines.map(String.init)
    )
  }
}
