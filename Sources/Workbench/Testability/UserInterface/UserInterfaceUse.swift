import SwiftSource

/// Which functions of a module use the user interface, themselves or by what
/// they call.
///
/// A function uses it if it names one of its types, what a class of the kit
/// hands down, a property or function of its own type that uses it, or if it
/// is handed to it as an action.
struct UserInterfaceUse: Sendable {
  /// A member of a file.
  private struct Place: Hashable {
    let path: String
    let start: Int
  }

  private struct Unit {
    let place: Place
    let member: Member
    let used: UsedNames
    let isOfKit: Bool
  }

  private let users: Set<Place>

  init(_ module: [SourceFile], _ names: UserInterfaceNames, kit: KitTypes) {
    let families = Families(module, kit: kit)
    let units = module.flatMap { file in
      file.members.filter { $0.kind != .typealias }.map { member in
        Unit(
          place: Place(path: file.path, start: member.tokens.lowerBound),
          member: member,
          used: UsedNames(member, in: file),
          isOfKit: member.topType.map(families.isOfKit) ?? false
        )
      }
    }
    let byName = Dictionary(grouping: units) { $0.member.name }
    func callees(of unit: Unit, named names: Set<String>) -> [Unit] {
      let family = unit.member.topType.map(families.ancestors) ?? []
      return names.flatMap { byName[$0, default: []] }.filter {
        $0.member.topType.map(family.contains) ?? true
      }
    }
    func isDirectUser(_ unit: Unit) -> Bool {
      let own: Set = [unit.member.topType ?? ""]
      guard unit.used.names.subtracting(own).isDisjoint(with: names.all)
      else { return true }
      guard unit.isOfKit, let type = unit.member.topType else { return false }
      if unit.used.usesSuper || unit.used.passesSelf { return true }
      let handedDown = families.handedDown(to: type)
      return unit.member.modifiers.contains("override")
        || unit.used.names.contains {
          handedDown.contains($0) && callees(of: unit, named: [$0]).isEmpty
        }
    }
    var users: Set<Place> = []
    var new = units.filter(isDirectUser)
    var callers: [Place: [Unit]] = [:]
    for unit in units {
      for callee in callees(of: unit, named: unit.used.names) {
        callers[callee.place, default: []].append(unit)
      }
    }
    while let unit = new.popLast() {
      guard users.insert(unit.place).inserted else { continue }
      new += callers[unit.place, default: []]
      new += unit.used.handedOver.flatMap { method in
        byName[method.name, default: []].filter {
          $0.member.topType == method.type && $0.member.kind == .function
            && !$0.member.isStatic
        }
      }
    }
    self.users = users
  }

  func isUser(_ member: Member, in file: SourceFile) -> Bool {
    users.contains(
      Place(path: file.path, start: member.tokens.lowerBound)
    )
  }
}

/// Who inherits from whom.
struct Families {
  private let parents: [String: Set<String>]
  private let kit: KitTypes

  init(_ module: [SourceFile], kit: KitTypes) {
    self.kit = kit
    parents = module.flatMap(\.declarations).reduce(into: [:]) {
      $0[$1.name, default: []].formUnion($1.inherited)
    }
  }

  /// The type itself and all that it inherits from or conforms to.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var new: Set = [type]
    while let next = new.popFirst() {
      guard found.insert(next).inserted else { continue }
      new.formUnion(parents[next, default: []])
    }
    return found
  }

  /// Whether it inherits from a type of the modules that draw, or is one.
  func isOfKit(_ type: String) -> Bool {
    !ancestors(of: type).isDisjoint(with: kit.names)
  }

  /// Whether it is drawn or drives what is drawn.
  func draws(_ type: String) -> Bool {
    ancestors(of: type).contains {
      kit.descends($0, from: ["View", "ViewController"])
    }
  }

  /// The names of what the kit's types hand down to it.
  func handedDown(to type: String) -> Set<String> {
    ancestors(of: type).reduce(into: []) { $0.formUnion(kit.members(of: $1)) }
  }
}
