import ConsoleUI
import Foundation
import Play
import SwiftSource
import Trace

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

    init(_ file: SourceFile, in architecture: Architecture) {
      path = file.path
      let lines = file.text.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      self.lines = lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
      let stem = file.stem
      guard
        let played = architecture.pattern.roles.first(where: {
          stem.hasSuffix($0.ending)
        })
      else {
        kind = stem.hasSuffix("Screen") ? .assembly : .other
        subject = stem
        return
      }
      let decides = architecture.pattern.deciders.contains(played.role)
      // `PhotoListPresenter` and `PhotoListViewModel` decide on the same.
      subject = decides ? String(stem.dropLast(played.ending.count)) : stem
      kind =
        decides ? .decider : played.role.draws ? .screen : .role(played.role)
    }

    /// Its heading under a name for it.
    func titled(_ name: some StringProtocol) -> [String] {
      ["-- \(name) (\(lines.count) lines)", ""] + lines + [""]
    }
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

    var name: String { architecture.name }

    func files(of kind: Kind) -> [File] { files.filter { $0.kind == kind } }

    /// The names of the roles that its files of a kind play.
    func roles(of kind: Kind) -> String {
      let decides: (Role) -> Bool = {
        architecture.pattern.deciders.contains($0)
      }
      let all = architecture.pattern.roles.map(\.role).withoutRepeats
      let roles: [Role] =
        switch kind {
        case .decider: all.filter(decides)
        case .screen: all.filter { $0.draws && !decides($0) }
        case .role(let role): [role]
        case .assembly, .other: []
        }
      // A role can be two others in one, such as "view and model".
      return roles.flatMap { $0.name.split(separator: " and ") }.withoutRepeats
        .joined(separator: " and ")
    }
  }

  /// A folder that is not there.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    let path: String

    package var description: String {
      "\(path) is missing; 'git restore \(path)' brings it back"
    }
  }

  let columns: [Column]

  /// - Parameter variants: one feature in the architectures to show.
  package init(_ variants: [Variant], package: URL) throws(Missing) {
    var columns: [Column] = []
    for variant in variants {
      let architecture = variant.architecture
      let folder = "\(architecture.sourceFolder)/\(variant.feature.folderName)"
      let own = package.swiftFiles(in: folder)
      guard !own.isEmpty else { throw Missing(path: folder) }
      let words = Set(own.flatMap(\.tokens).map(\.text))
      // What the features share, such as `Box`, is shown where it is named.
      let files = package.swiftFiles(in: architecture.sourceFolder)
        .filter { file in
          file.path.hasPrefix("\(folder)/") || words.contains(file.stem)
        }
      columns.append(
        Column(
          architecture: architecture,
          files: files.map { File($0, in: architecture) }
        )
      )
    }
    self.columns = columns
  }
}

extension SourceFile {
  /// The name of the file without its ending.
  fileprivate var stem: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}

extension Array where Element: Equatable {
  /// Each element where it first occurs.
  package var withoutRepeats: [Element] {
    reduce(into: []) { found, element in
      if !found.contains(element) { found.append(element) }
    }
  }
}

extension SourceByRole {
  /// The files, side by side where `width` has room for at least two columns,
  /// else one after another.
  ///
  /// Side by side, as many architectures are shown as fit.
  package func lines(width: Int) -> [String] {
    let count = CodeColumns.count(in: width)
    guard count > 1, columns.count > 1 else {
      return kinds(in: columns).flatMap { kind in
        heading(of: kind, in: columns, width: width)
          + files(of: kind, in: columns)
      }
    }
    let shown = Array(columns.prefix(count))
    let column = CodeColumns.width(of: shown.count, in: width)
    return kinds(in: shown).flatMap { kind in
      heading(of: kind, in: shown, width: width)
        + besideEachOther(kind, in: shown, columnWidth: column)
    }
  }

  /// The architectures that `lines(width:)` has no room for.
  package func namesWithoutRoom(width: Int) -> [String] {
    CodeColumns.withoutRoom(names, in: width)
  }

  /// The architectures.
  package var names: [String] { columns.map(\.name) }

  /// The width in which all stand side by side.
  package var widthForAll: Int { CodeColumns.width(for: columns.count) }

  /// First what puts the parts together, then what decides, then what the user
  /// sees, then the other roles as the catalogue has them.
  private func kinds(in columns: [Column]) -> [Kind] {
    let roles = columns.flatMap(\.architecture.pattern.roles).map(\.role)
    let kinds =
      [.assembly, .decider, .screen] + roles.map(Kind.role) + [.other]
    let found = Set(columns.flatMap(\.files).map(\.kind))
    return kinds.filter(found.contains).withoutRepeats
  }

  // MARK: - Layouts

  private func files(of kind: Kind, in columns: [Column]) -> [String] {
    columns.flatMap { $0.files(of: kind) }.flatMap { $0.titled($0.path) }
  }

  /// A row for each subject; an architecture without a file says why.
  private func besideEachOther(
    _ kind: Kind,
    in columns: [Column],
    columnWidth: Int
  ) -> [String] {
    let filled = columns.filter { !$0.files(of: kind).isEmpty }
    guard filled.count > 1 else { return files(of: kind, in: columns) }
    let subjects = filled.flatMap { $0.files(of: kind) }.map(\.subject)
      .withoutRepeats
    return subjects.flatMap { subject in
      let blocks = columns.map { column in
        let files = column.files(of: kind)
        return files.isEmpty && subject == subjects[0]
          ? [column.whyMissing]
          : files.filter { $0.subject == subject }.flatMap { file in
            file.titled("\(column.name): \(file.name)")
          }
      }
      return CodeColumns.rows(of: blocks, columnWidth: columnWidth)
    }
  }

  // MARK: - Headings

  private func heading(
    of kind: Kind,
    in columns: [Column],
    width: Int
  ) -> [String] {
    let title =
      switch kind {
      case .assembly: "What puts the parts together"
      case .decider: "What decides: \(players(of: kind, in: columns))"
      case .screen: "What the user sees: \(players(of: kind, in: columns))"
      case .role: players(of: kind, in: columns).capitalizedSentence
      case .other: "Other"
      }
    return "== \(title)".wrapped(toCells: width) + [""]
  }

  /// Such as "the presenter in mvp, the view model in mvvm, mvvm-observation".
  private func players(of kind: Kind, in columns: [Column]) -> String {
    let playing = columns.filter { !$0.files(of: kind).isEmpty }
    return playing.map { $0.roles(of: kind) }.withoutRepeats.map { roles in
      let names = playing.filter { $0.roles(of: kind) == roles }.map(\.name)
      return columns.count == 1
        ? "the \(roles)"
        : "the \(roles) in \(names.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }
}

extension SourceByRole.File {
  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }
}

extension SourceByRole.Column {
  /// What stands where the files of a kind would.
  fileprivate var whyMissing: String {
    let isAbove = architecture.pattern.deciders.contains(where: \.draws)
    return "-- \(name): \(isAbove ? "what decides, above" : "none")"
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst()
  }
}
