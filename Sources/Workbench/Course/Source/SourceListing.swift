import Foundation
import SwiftSource
import WorkbenchKit

/// A feature's files in one or more architectures, by the role they play.
///
/// The roles are those of the catalogue, which knows them by how a type's name
/// ends; by the custom of the teaching modules a file is named like its type.
package struct SourceListing {
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

  let columns: [Column]

  /// - Parameter variants: one feature in the architectures to show.
  /// - Throws: ``CourseError/missing(_:)`` for a folder that is not there.
  package init(_ variants: [Variant], package: URL) throws(CourseError) {
    var columns: [Column] = []
    for variant in variants {
      let module = variant.architecture.sourceFolder
      let texts = FileTree.texts(in: package.appendingPathComponent(module))
      let folder = variant.feature.folderName + "/"
      let own = texts.filter { $0.key.hasPrefix(folder) }
      guard !own.isEmpty else {
        throw .missing("\(module)/\(variant.feature.folderName)")
      }
      let words = Set(own.values.flatMap(Lexer.tokens).map(\.text))
      // What the features share, such as `Box`, is shown where it is named.
      let shared = texts.filter {
        words.contains(String(Self.stem(of: $0.key)))
      }
      let files = own.merging(shared) { text, _ in text }
        .sorted { $0.key < $1.key }
        .map { path, text in
          Self.file(
            Self.stem(of: path),
            path: "\(module)/\(path)",
            in: variant.architecture,
            lines: text.lines
          )
        }
      columns.append(Column(architecture: variant.architecture, files: files))
    }
    self.columns = columns
  }

  private init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The first architectures of it.
  func first(_ count: Int) -> SourceListing {
    SourceListing(Array(columns.prefix(count)))
  }

  private static func stem(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }

  private static func file(
    _ stem: Substring,
    path: String,
    in architecture: Architecture,
    lines: [String]
  ) -> File {
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
    return File(
      path: path,
      kind: kind,
      subject: String(subject),
      lines: lines
    )
  }
}
