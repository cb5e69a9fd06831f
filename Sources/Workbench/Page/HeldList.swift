import Play

/// What those hold that decide: what changed at a glance, and all of it in a
/// fold.
struct HeldList {
  private let changed: [HeldChanges]
  private let same: [HeldChanges]

  init(from before: [HeldValue], to after: [HeldValue]) {
    let all = HeldChanges.all(from: before, to: after)
    changed = all.filter { !$0.changes.isEmpty }
    same = all.filter { $0.changes.isEmpty && !$0.same.isEmpty }
  }

  /// More than this nobody reads, and a list that was loaded has hundreds.
  private static let limit = 6
  /// How many changes stand beside the type's name.
  private static let glance = 2

  func write(to panel: inout Markup) {
    guard !changed.isEmpty || !same.isEmpty else { return }
    panel.element("div", ["class": "held"]) { box in
      for holder in changed { write(holder, to: &box) }
      guard !same.isEmpty else { return }
      let types = same.map(\.type).joined(separator: ", ")
      box.element("details") { details in
        details.element("summary") { summary in
          summary.element("b", text: types)
          summary.text(": nothing changed")
        }
        write(same.flatMap { $0.same.prefix(Self.limit) }, to: &details)
      }
    }
  }

  private func write(_ holder: HeldChanges, to box: inout Markup) {
    let changes = holder.changes
    box.element("details") { details in
      details.element("summary") { summary in
        summary.element("b", text: holder.type)
        for (number, change) in changes.prefix(Self.glance).enumerated() {
          summary.text(number == 0 ? ": " : ", ")
          write(change, to: &summary)
        }
        let rest = changes.count - Self.glance
        if rest > 0 { summary.text(", and \(rest) more") }
      }
      for change in changes.prefix(Self.limit).dropFirst(Self.glance) {
        details.element("p") { write(change, to: &$0) }
      }
      write(Array(holder.same.prefix(Self.limit)), to: &details)
    }
  }

  private func write(_ change: HeldChanges.Change, to markup: inout Markup) {
    markup.text(change.name + " ")
    // What both begin with is left out where it is long.
    let same = zip(change.before ?? "", change.after ?? "").prefix { $0 == $1 }
    let start = same.count > 30 ? same.count - 10 : 0
    if let before = change.before {
      markup.element("del", text: before.shortened(from: start))
      markup.text(" ")
    }
    markup.text(change.after == nil ? "is gone" : "→ ")
    if let after = change.after {
      markup.element("ins", text: after.shortened(from: start))
    }
  }

  private func write(_ values: [HeldValue], to details: inout Markup) {
    for value in values {
      details.element("p", text: "\(value.name) = \(value.text.shortened())")
    }
  }
}

extension String {
  fileprivate func shortened(from start: Int = 0) -> String {
    let rest = dropFirst(start)
    return (start > 0 ? "..." : "")
      + (rest.count > 60 ? rest.prefix(60) + "..." : rest)
  }
}
