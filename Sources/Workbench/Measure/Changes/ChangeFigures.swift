import Play
import SwiftSource

/// Lines that come and lines that go.
public struct LineFigures: Codable, Equatable, Sendable {
  public internal(set) var added = 0
  public internal(set) var removed = 0

  var count: Int { added + removed }

  mutating func count(_ file: Patch.File) {
    added += file.added.count
    removed += file.removed.count
  }
}

/// What a change costs in one architecture, seen in its differences.
public struct ChangeFigures: Codable, Equatable, Sendable {
  /// Files of the architecture that were there and are changed or deleted.
  public internal(set) var filesTouched = 0
  public internal(set) var filesAdded = 0
  /// The lines of the files touched, as they were before the change.
  public internal(set) var linesToRead = 0
  public internal(set) var viewLines = LineFigures()
  public internal(set) var plainLines = LineFigures()
  /// Of the shared models, in files whose types the architecture uses.
  public internal(set) var modelLines = LineFigures()
  /// Of the architecture's own tests.
  public internal(set) var testLines = LineFigures()
  /// Types in which lines come or go.
  public internal(set) var typesTouched = 0
  /// Declarations that were there and that others have to use differently now,
  /// or have to fulfil differently, as a protocol with one more requirement.
  public internal(set) var interfacesChanged = 0

  /// The lines that come or go, but for those of tests.
  public var codeLines: Int {
    viewLines.count + plainLines.count + modelLines.count
  }
}

extension ChangeFigures {
  /// A file before and after; nil where it was or is not there.
  struct FilePair {
    let before: SourceFile?
    let after: SourceFile?
  }

  /// - Parameters:
  ///   - patch: The architecture's own differences.
  ///   - architecture: Whose they are.
  ///   - isView: Whether a file is part of the view.
  ///   - files: The file of a path, before and after.
  init(
    _ patch: Patch,
    of architecture: Architecture,
    isView: (String) -> Bool,
    files: (String) throws -> FilePair
  ) rethrows {
    var types: Set<String> = []
    // Of all files together, for a declaration may move from one to another.
    var before = SourceFile.Interface()
    var after = SourceFile.Interface()
    for file in patch.files {
      guard file.path.hasPrefix("\(architecture.sourceFolder)/") else {
        testLines.count(file)
        continue
      }
      if file.isNew { filesAdded += 1 } else { filesTouched += 1 }
      if isView(file.path) {
        viewLines.count(file)
      } else {
        plainLines.count(file)
      }
      let pair = try files(file.path)
      linesToRead += pair.before?.text.count(where: \.isNewline) ?? 0
      types.formUnion(pair.before?.types(at: file.removed) ?? [])
      types.formUnion(pair.after?.types(at: file.added) ?? [])
      before.merge(pair.before?.interface ?? [:]) { $0.union($1) }
      after.merge(pair.after?.interface ?? [:]) { $0.union($1) }
    }
    typesTouched = types.count
    interfacesChanged = before.count { after[$0.key] != $0.value }
  }
}

extension SourceFile {
  /// The words of each declaration, by its name, which several can have.
  fileprivate typealias Interface = [String: Set<[String]>]

  /// The innermost types in which lines stand.
  fileprivate func types(at lines: [Int]) -> [String] {
    lines.compactMap { line in
      declarations.last { $0.lines.contains(line) }?.qualifiedName
    }
  }

  /// What others can see: the words of each declaration that is not private,
  /// by its name.
  ///
  /// Of a protocol these are its requirements too, and of an enumeration its
  /// cases.
  fileprivate var interface: Interface {
    var interface = Interface()
    for member in members where !member.isPrivate {
      let end = member.code.map { $0.lowerBound - 1 }
      let words = tokens[
        member.tokens.lowerBound..<(end ?? member.tokens.upperBound)
      ]
      interface["\(member.type ?? "").\(member.name)", default: []]
        .insert(words.map(\.text))
    }
    for type in declarations where [.enum, .protocol].contains(type.kind) {
      let inside = members.filter { $0.type == type.qualifiedName }
      let words = type.tokens.filter { place in
        type.kind == .protocol
          || !inside.contains { $0.tokens.contains(place) }
      }.map { tokens[$0].text }
      interface[type.qualifiedName, default: []].insert(words)
    }
    return interface
  }
}

extension Member {
  fileprivate var isPrivate: Bool {
    !modifiers.isDisjoint(with: ["private", "fileprivate"])
      && !modifiers.contains("set")
  }
}
