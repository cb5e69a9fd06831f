import SwiftSource

/// The names by which a module reaches the user interface.
///
/// They are the types of the modules that draw, and whatever in the module
/// itself names one of them: a subclass, a wrapper, another name for a type, a
/// function that stands in no type. What names one of these is next, and so on.
/// So a detour hides nothing.
struct UserInterfaceNames: Sendable {
  /// All of them.
  private(set) var all: Set<String>
  /// Those that are types, by whatever name they go.
  private let types: Set<String>
  /// What is behind the others.
  private let targets: [String: Set<String>]

  init(_ module: [SourceFile], kit: KitTypes) {
    let declarations = module.flatMap(\.declarations)
    let own = Set(
      declarations
        .filter { $0.kind != .extension && $0.qualifiedName == $0.name }
        .map(\.name)
    )
    var words: [String: Set<String>] = [:]
    var targets: [String: Set<String>] = [:]
    for file in module {
      for type in file.declarations {
        guard let name = type.topName, own.contains(name) else { continue }
        words[name, default: []].formUnion(file.words(in: type.tokens))
      }
      for member in file.members
      where member.kind == .typealias
        || !(member.topType.map { own.union(kit.names).contains($0) } ?? false)
      {
        targets[member.name, default: []].formUnion(
          file.words(in: member.tokens).subtracting([member.name])
        )
      }
    }
    let nodes = words.merging(targets) { $0.union($1) }
    var all = kit.names.subtracting(own).union(KitTypes.modules)
    var sizeBefore = 0
    while sizeBefore < all.count {
      sizeBefore = all.count
      for (name, words) in nodes
      where !all.contains(name)
        && !words.subtracting([name]).isDisjoint(with: all)
      {
        all.insert(name)
      }
    }
    self.all = all
    self.targets = targets.filter { !own.contains($0.key) }
    types = kit.names.union(own).intersection(all)
  }

  /// The types that words name, aliases resolved.
  func types(named words: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var new = words.intersection(all)
    while let name = new.popFirst() {
      guard seen.insert(name).inserted else { continue }
      if types.contains(name) {
        found.insert(name)
      } else {
        new.formUnion(targets[name, default: []].intersection(all))
      }
    }
    return found
  }
}

extension Declaration {
  /// The name of the outermost type around it, or its own.
  var topName: String? {
    qualifiedName.split(separator: ".").first.map(String.init)
  }
}

extension Member {
  /// The name of the outermost type around it; nil where there is none.
  var topType: String? {
    type?.split(separator: ".").first.map(String.init)
  }
}
