import SwiftSource
import WorkbenchKit

/// The files of one variant.
struct VariantSources: Sendable {
  let variant: Variant
  let module: ModuleSources
  /// Those in the feature's folder.
  let own: [SourceFile]
  /// Those that the architecture needs once: of the files that stand in no
  /// feature's folder the ones whose types this feature names, such as `Box`.
  let shared: [SourceFile]

  var files: [SourceFile] { own + shared }

  init(_ variant: Variant, in module: ModuleSources, catalogue: Catalogue) {
    self.variant = variant
    self.module = module
    let folder = module.architecture.sourceFolder
    let ownFolder = "\(folder)/\(variant.feature.folderName)/"
    let own = module.files.filter { $0.path.hasPrefix(ownFolder) }
    let folders = catalogue.features.map { "\(folder)/\($0.folderName)/" }
    var others = module.files.filter { file in
      !folders.contains { file.path.hasPrefix($0) }
    }
    var shared: [SourceFile] = []
    var new = own
    while !new.isEmpty {
      let words = new.reduce(into: Set<String>()) { $0.formUnion($1.allWords) }
      new = others.filter { !$0.offers.isDisjoint(with: words) }
      shared += new
      let paths = Set(new.map(\.path))
      others.removeAll { paths.contains($0.path) }
    }
    self.own = own
    self.shared = shared.sorted { $0.path < $1.path }
  }

  init(_ variant: Variant, in package: PackageSources, catalogue: Catalogue) {
    self.init(
      variant,
      in: ModuleSources(variant.architecture, in: package),
      catalogue: catalogue
    )
  }

  /// The names of the feature's types that decide: the presenter, for example.
  ///
  /// A type of the view without a role might decide anything, so a new name
  /// takes none out.
  var decidingTypes: [String] {
    let architecture = module.architecture
    return own.flatMap(\.declarations).filter { type in
      guard ![.protocol, .extension].contains(type.kind),
        type.qualifiedName == type.name
      else { return false }
      let draws = module.families.draws(type.name)
      let role = architecture.role(ofType: type.name, draws: draws)
      return role.map(architecture.deciders.contains)
        ?? module.names.all.contains(type.name)
    }
    .map(\.name).sorted()
  }

  /// The types of the user interface that the deciding types name, in all
  /// their parts; of themselves they may speak.
  var userInterfaceTypesOfDeciders: Set<String> {
    let deciders = decidingTypes
    return deciders.reduce(into: []) { found, decider in
      let words = module.files.reduce(into: Set<String>()) { words, file in
        for part in file.declarations where part.topName == decider {
          words.formUnion(file.words(in: part.tokens))
        }
      }
      found.formUnion(module.names.types(named: words.subtracting([decider])))
    }
  }
}

extension SourceFile {
  var allWords: Set<String> { words(in: tokens.indices) }

  /// The names by which others use what the file declares.
  fileprivate var offers: Set<String> {
    let types = declarations.filter { $0.kind != .extension }.map(\.name)
    let own = Set(types)
    let members = members.filter { member in
      guard let type = member.topType else { return true }
      return !own.contains(type)
    }
    return own.union(members.map(\.name)).subtracting(["init", "deinit"])
  }
}
