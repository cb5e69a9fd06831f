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
    let lines: [String]

    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// What a file is for.
  enum Kind: Hashable {
    /// It puts a screen together and plays no part in it.
    case assembly
    /// It plays the role that decides, whatever that is called.
    case decider
    case role(Role)
    case other
  }

  /// One architecture's files.
  struct Column {
    let architecture: Architecture
    let files: [File]
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
          File(
            path: "\(module)/\(path)",
            kind: Self.kind(of: Self.stem(of: path), in: variant.architecture),
            lines: text.lines
          )
        }
      columns.append(Column(architecture: variant.architecture, files: files))
    }
    self.columns = columns
  }

  private static func stem(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }

  private static func kind(
    of stem: Substring,
    in architecture: Architecture
  ) -> Kind {
    let role = architecture.roles.first { stem.hasSuffix($0.ending) }?.role
    guard let role else {
      return stem.hasSuffix("Screen") ? .assembly : .other
    }
    return architecture.deciders.contains(role) ? .decider : .role(role)
  }
}
