import Play
import SwiftSource

/// The files of one variant.
struct VariantSources: Sendable {
  let variant: Variant
  /// Those in the feature's folder.
  let own: [SourceFile]
  /// Those that the architecture needs once: of the files that stand in no
  /// feature's folder the ones whose types this feature names, such as `Box`.
  let shared: [SourceFile]

  /// The paths of those that are part of the view.
  ///
  /// They import a module that draws, or name a type of a file that does. The
  /// compiler lets the others use no member of a widget or a layout.
  private let viewPaths: Set<String>

  var files: [SourceFile] { own + shared }

  func isView(_ file: SourceFile) -> Bool { viewPaths.contains(file.path) }

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    self.variant = variant
    let folder = variant.architecture.sourceFolder
    own = package.files(under: "\(folder)/\(variant.feature.folderName)")
    let folders = catalogue.features.map { "\(folder)/\($0.folderName)/" }
    shared = package.files(under: folder).filter { file in
      !folders.contains { file.path.hasPrefix($0) }
    }.used(by: own)
    viewPaths = Self.viewPaths(of: own + shared)
  }

  private static func viewPaths(of files: [SourceFile]) -> Set<String> {
    var plain = files
    var paths: Set<String> = []
    var new = files.filter(\.importsUserInterface)
    while !new.isEmpty {
      paths.formUnion(new.map(\.path))
      plain.removeAll { paths.contains($0.path) }
      let types = new.reduce(into: Set<String>()) { $0.formUnion($1.types) }
      new = plain.filter { !$0.allWords.isDisjoint(with: types) }
    }
    return paths
  }
}

extension [SourceFile] {
  /// Those that offer what others name, directly or by way of one another.
  func used(by users: [SourceFile]) -> [SourceFile] {
    var others = self
    var used: [SourceFile] = []
    var new = users
    while !new.isEmpty {
      let words = new.reduce(into: Set<String>()) { $0.formUnion($1.allWords) }
      new = others.filter { !$0.offers.isDisjoint(with: words) }
      used += new
      let paths = Set(new.map(\.path))
      others.removeAll { paths.contains($0.path) }
    }
    return used.sorted { $0.path < $1.path }
  }
}

extension SourceFile {
  var allWords: Set<String> { words(in: tokens.indices) }

  /// Whether no other file can name a type.
  private func isPrivate(_ type: Declaration) -> Bool {
    let start = type.tokens.lowerBound
    return tokens[max(0, start - 1)...start].contains {
      ["private", "fileprivate"].contains($0.text)
    }
  }

  /// The types that the file declares; a protocol hides who conforms to it.
  fileprivate var types: [String] {
    declarations.filter { ![.extension, .protocol].contains($0.kind) }
      .map(\.name)
  }

  /// The names by which others use what the file declares.
  fileprivate var offers: Set<String> {
    let types = declarations.filter { $0.kind != .extension }
    let names = Set(types.map(\.qualifiedName))
    // What extends a type of another file is used by its own name.
    let others = members.filter { !names.contains($0.type ?? "") }
    return Set(types.filter { !isPrivate($0) }.map(\.qualifiedName))
      .union(others.map(\.name)).subtracting(["init", "deinit"])
  }
}
