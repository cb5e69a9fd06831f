/// What a type holds that decides, before a step and after it.
package struct HeldChanges: Equatable, Sendable {
  /// A value that changed; nil where it is not there.
  package struct Change: Equatable, Sendable {
    package let name: String
    /// The key of an entry that a dictionary of that name gained, lost or
    /// replaced.
    package var key: String?
    package let before: String?
    package let after: String?
  }

  package let type: String
  package let changes: [Change]
  /// The plain values that did not change.
  package let same: [HeldValue]

  /// The changes of each type that holds something.
  package static func all(
    from before: [HeldValue],
    to after: [HeldValue]
  ) -> [Self] {
    var types: [String] = []
    for value in before + after where !types.contains(value.type) {
      types.append(value.type)
    }
    return types.map { type in
      Self(
        type,
        from: before.filter { $0.type == type },
        to: after.filter { $0.type == type }
      )
    }
  }

  private init(_ type: String, from old: [HeldValue], to new: [HeldValue]) {
    func text(of value: HeldValue, in values: [HeldValue]) -> String? {
      values.first { $0.name == value.name && $0.key == value.key }?.text
    }
    self.type = type
    // What is in an array or a dictionary is worth a line only where it
    // changes.
    same = new.filter {
      old.contains($0) && !$0.isElement && $0.key == nil && $0.text != "nil"
    }
    var changes: [Change] = []
    for value in new + old where !value.isElement {
      let change = Change(
        name: value.name,
        key: value.key,
        before: text(of: value, in: old),
        after: text(of: value, in: new)
      )
      guard change.before != change.after, !changes.contains(change)
      else { continue }
      changes.append(change)
    }
    // Elements move when others come and go, which says nothing.
    let gone = old.elements(notIn: new)
    let come = new.elements(notIn: old)
    let pairs = zip(gone, come).prefix { $0.name == $1.name }
    changes += pairs.map {
      Change(name: $0.name, before: $0.text, after: $1.text)
    }
    changes += gone.dropFirst(pairs.count).map {
      Change(name: $0.array, before: $0.text, after: nil)
    }
    changes += come.dropFirst(pairs.count).map {
      Change(name: $0.array, before: nil, after: $0.text)
    }
    self.changes = changes
  }
}

extension HeldValue {
  fileprivate var isElement: Bool { name.hasSuffix("]") }

  /// The name of the array that it is in.
  fileprivate var array: String { String(name.prefix { $0 != "[" }) }
}

extension [HeldValue] {
  /// The elements of arrays that an array of the same name lacks.
  fileprivate func elements(notIn others: [HeldValue]) -> [HeldValue] {
    let known = Set(others.filter(\.isElement).map { [$0.array, $0.text] })
    return filter { $0.isElement && !known.contains([$0.array, $0.text]) }
  }
}
