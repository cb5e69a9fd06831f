import ConsoleUI
import Foundation

/// A feature's files in one or more architectures, by the role they play.
public struct SourceListing {
  /// What a file is for, known by the end of its name.
  public enum Role: String, CaseIterable, Sendable {
    case assembly = "Assembly"
    case viewController = "View controller"
    case view = "View protocol"
    case presenter = "Presenter"
    case viewModel = "View model"
    case other = "Other"

    init(file: String) {
      let endings: [(String, Role)] = [
        ("Screen", .assembly), ("ViewController", .viewController),
        ("Presenter", .presenter), ("ViewModel", .viewModel), ("View", .view),
      ]
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      self = endings.first { stem.hasSuffix($0.0) }?.1 ?? .other
    }
  }

  struct File {
    let path: String
    let role: Role
    let lines: [String]
  }

  /// One architecture's files.
  struct Column {
    let architecture: String
    let files: [File]
  }

  let columns: [Column]

  /// - Parameters:
  ///   - feature: its name on the command line, such as "photo-list".
  ///   - architectures: their names on the command line.
  /// - Throws: ``CourseError/missing(_:)`` for a folder that is not there.
  public init(
    _ feature: String,
    in architectures: [String],
    package: URL
  ) throws(CourseError) {
    let sources = package.appendingPathComponent("Sources")
    let folder = feature.split(separator: "-").map(\.capitalized).joined()
    var columns: [Column] = []
    for architecture in architectures {
      let module =
        FileTree.names(in: sources)
        .first { $0.lowercased() == architecture.lowercased() } ?? architecture
      let path = "Sources/\(module)/\(folder)"
      let texts = FileTree.texts(in: package.appendingPathComponent(path))
      guard !texts.isEmpty else { throw .missing(path) }
      let files = texts.sorted { $0.key < $1.key }.map { name, text in
        File(path: "\(path)/\(name)", role: Role(file: name), lines: text.lines)
      }
      columns.append(Column(architecture: architecture, files: files))
    }
    self.columns = columns
  }

  /// The narrowest column in which code can be read beside other code.
  static let narrowestColumn = 40
  private static let gap = 3

  /// The files, side by side where `width` has room for it, else one after
  /// another.
  public func lines(width: Int) -> [String] {
    let gaps = Self.gap * (columns.count - 1)
    let column = (width - gaps) / max(1, columns.count)
    let isBeside = columns.count > 1 && column >= Self.narrowestColumn
    return Role.allCases.flatMap { role -> [String] in
      let files = columns.map { $0.files.filter { $0.role == role } }
      guard files.contains(where: { !$0.isEmpty }) else { return [] }
      let body =
        isBeside
        ? besideEachOther(files, width: column)
        : files.joined().flatMap { listing($0) + [""] }
      return ["== \(role.rawValue)", ""] + body
    }
  }

  private func listing(_ file: File) -> [String] {
    let count = file.lines.count
    return ["-- \(file.path) (\(count) lines)", ""] + file.lines
  }

  /// A row for all files of a role; an architecture without one says so.
  private func besideEachOther(_ files: [[File]], width: Int) -> [String] {
    let blocks = zip(columns, files).map { column, files -> [String] in
      let lines = files.flatMap { file in
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        return ["-- \(name) (\(file.lines.count) lines)", ""] + file.lines
          + [""]
      }
      return [column.architecture]
        + (files.isEmpty ? ["-- none"] : lines)
        .flatMap { Self.folded($0, width: width) }
    }
    return (0..<(blocks.map(\.count).max() ?? 0)).map { row in
      let cells = blocks.map { row < $0.count ? $0[row] : "" }
      let line = cells.map { $0.padded(toCells: width) }
        .joined(separator: " │ ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A line of code in as many lines as it needs; what is continued ends in
  /// "↩" and goes on one step further to the right.
  static func folded(_ line: String, width: Int) -> [String] {
    guard line.cellWidth > width else { return [line] }
    let margin = String(line.prefix { $0 == " " }) + "  "
    var lines: [String] = []
    var rest = line
    while rest.cellWidth > width {
      let head = Self.head(of: rest, width: width - 1, after: margin.count)
      lines.append(head + "↩")
      let tail = rest.dropFirst(head.count).drop { $0 == " " }
      rest = margin + tail
    }
    return lines + [rest]
  }

  /// As much of a line as fits, up to the last space if there is one.
  private static func head(
    of line: String,
    width: Int,
    after margin: Int
  ) -> String {
    var head = ""
    var used = 0
    for character in line {
      used += character.cellWidth
      guard used <= width else { break }
      head.append(character)
    }
    if let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) > margin
    {
      return String(head[...space])
    }
    return head
  }
}
