import SwiftSource
import WorkbenchKit

/// The files of one variant.
///
/// They are those in the feature's folder, and of the files that stand in no
/// feature's folder those whose types they name, such as `Box`.
struct VariantSources: Sendable {
  let variant: Variant
  let files: [SourceFile]
  /// Those of the files that the architecture's features share.
  let shared: [SourceFile]

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    self.variant = variant
    let module = variant.architecture.sourceFolder
    let own = package.files(under: "\(module)/\(variant.feature.folderName)")
    let folders = catalogue.features.map { "\(module)/\($0.folderName)/" }
    let words = own.reduce(into: Set<String>()) {
      $0.formUnion($1.words(in: $1.tokens.indices))
    }
    shared = package.files(under: module).filter { file in
      !folders.contains { file.path.hasPrefix($0) }
        && file.declarations.contains { words.contains($0.name) }
    }
    files = own + shared
  }

  /// Files that import a drawing module.
  var viewFiles: [SourceFile] { files.filter(\.isView) }
  /// All others.
  var plainFiles: [SourceFile] { files.filter { !$0.isView } }

  /// The names of the types that decide: the presenter, for example.
  var decidingTypes: [String] {
    let architecture = variant.architecture
    return architecture.roles.filter { architecture.deciders.contains($0.role) }
      .map { variant.feature.folderName + $0.ending }
  }

  /// What the deciding types name of a set of types, in all their parts.
  func namesInDecidingTypes(of types: Set<String>) -> Set<String> {
    files.reduce(into: Set<String>()) { names, file in
      for part in file.declarations where decidingTypes.contains(part.name) {
        names.formUnion(file.words(in: part.tokens).intersection(types))
      }
    }
  }
}

extension SourceFile {
  /// Whether it imports a module that draws.
  var isView: Bool {
    !imports.isDisjoint(with: PackageSources.userInterface)
  }
}
