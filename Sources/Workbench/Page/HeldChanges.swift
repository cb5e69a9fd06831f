import Play

/// What those hold that decide, before a step and after it.
struct HeldChanges {
  /// A value that changed; nil where it is not there.
  private struct Change {
    var name: String
    var before: String?
    var after: String?
  }

  private struct Holder {
    var type: String
    var changes: [Change]
    var same: [HeldValue]
  }

  private var holders: [Holder] = []

  init(from before: [HeldValue], to after: [HeldValue]) {
    var types: [String] = []
    for value in before + after where !types.contains(value.type) {
      types.append(value.type)
    }
    holders = types.map { type in
      let old = before.filter { $0.type == type }
      let new = after.filter { $0.type == type }
      return Holder(
        type: type,
        changes: Self.changes(from: old, to: new),
        // What is in an array is worth a line only where it changes.
        same: new.filter {
          old.contains($0) && !$0.isElement && $0.text != "nil"
        }
      )
    }
    .filter { !$0.changes.isEmpty || !$0.same.isEmpty }
  }

  private static func changes(
    from old: [HeldValue],
    to new: [HeldValue]
  ) -> [Change] {
    func text(of value: HeldValue, in values: [HeldValue]) -> String? {
      values.first { $0.name == value.name }?.text
    }
    let plain =
      new.filter { !$0.isElement && !old.contains($0) }.map {
        Change(name: $0.name, before: text(of: $0, in: old), after: $0.text)
      }
      + old.filter { !$0.isElement && text(of: $0, in: new) == nil }
      .map { Change(name: $0.name, before: $0.text) }
    // Elements move when others come and go, which says nothing.
    let gone = old.elements(notIn: new)
    let come = new.elements(notIn: old)
    let pairs = zip(gone, come).filter { $0.name == $1.name }
    return plain
      + pairs.map { Change(name: $0.name, before: $0.text, after: $1.text) }
      + gone.dropFirst(pairs.count)
      .map { Change(name: $0.array, before: $0.text) }
      + come.dropFirst(pairs.count)
      .map { Change(name: $0.array, after: $0.text) }
  }

  /// More than this nobody reads, and a list that was loaded has hundreds.
  private static let limit = 6

  func write(to panel: inout Markup) {
    guard !holders.isEmpty else { return }
    let changed = holders.filter { !$0.changes.isEmpty }
    let same = holders.filter(\.changes.isEmpty)
    panel.element("div", ["class": "held"]) { box in
      for holder in changed { write(holder, to: &box) }
      guard !same.isEmpty else { return }
      box.element("details") { details in
        details.element("summary") { summary in
          summary.element("b", text: same.map(\.type).joined(separator: ", "))
          summary.text(": nothing changed")
        }
        details.element("ul") { list in
          for holder in same { write(holder.same, to: &list) }
        }
      }
    }
  }

  private func write(_ holder: Holder, to box: inout Markup) {
    box.element("details") { details in
      details.element("summary") { summary in
        summary.element("b", text: holder.type)
        for (number, change) in holder.changes.prefix(2).enumerated() {
          summary.text(number == 0 ? ": " : ", ")
          write(change, to: &summary)
        }
      }
      details.element("ul") { list in
        for change in holder.changes.prefix(Self.limit).dropFirst(2) {
          list.element("li") { write(change, to: &$0) }
        }
        let rest = holder.changes.count - Self.limit
        if rest > 0 { list.element("li", text: "and \(rest) more changes") }
        write(holder.same, to: &list)
      }
    }
  }

  private func write(_ change: Change, to markup: inout Markup) {
    markup.text(change.name + " ")
    if let before = change.before {
      markup.element("del", text: before.shortened)
    }
    markup.text(change.after == nil ? " is gone" : " → ")
    if let after = change.after {
      markup.element("ins", text: after.shortened)
    }
  }

  private func write(_ values: [HeldValue], to list: inout Markup) {
    for value in values.prefix(Self.limit) {
      list.element("li", text: "\(value.name) = \(value.text.shortened)")
    }
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

extension String {
  fileprivate var shortened: String {
    count > 60 ? prefix(60) + "..." : self
  }
}
