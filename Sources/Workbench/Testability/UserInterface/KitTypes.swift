import SwiftSource

/// What the modules that draw declare for others.
struct KitTypes: Sendable {
  /// The modules that draw.
  static let modules: Set = ["ConsoleUI", "Layouts"]

  /// The types, protocols and other names of types that stand in no other.
  let names: Set<String>
  private let parents: [String: Set<String>]
  private let members: [String: Set<String>]

  init(_ files: [SourceFile]) {
    var names: Set<String> = []
    var parents: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    for file in files {
      for type in file.declarations where type.qualifiedName == type.name {
        if type.kind != .extension { names.insert(type.name) }
        parents[type.name, default: []].formUnion(type.inherited)
      }
      for member in file.members {
        if let type = member.type {
          guard !Self.isPublic.isDisjoint(with: member.modifiers) else {
            continue
          }
          members[type, default: []].insert(member.name)
        } else if member.kind == .typealias {
          names.insert(member.name)
        }
      }
    }
    self.names = names
    self.parents = parents
    self.members = members
  }

  private static let isPublic: Set = ["open", "package", "public"]

  /// Whether a type is or descends from one of these.
  func descends(_ type: String, from ancestors: Set<String>) -> Bool {
    !lineage(of: type).isDisjoint(with: ancestors)
  }

  /// The names of what a type and those that it inherits from offer.
  func members(of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) {
      $0.formUnion(members[$1, default: []])
    }
  }

  private func lineage(of type: String) -> Set<String> {
    var found: Set<String> = []
    var new: Set = [type]
    while let next = new.popFirst() {
      guard found.insert(next).inserted else { continue }
      new.formUnion(parents[next, default: []])
    }
    return found.intersection(names)
  }
}
