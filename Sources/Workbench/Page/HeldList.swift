import Play

/// What those hold that decide: what changed at a glance, on one line, and all
/// of it in a fold.
struct HeldList {
  private let all: [HeldChanges]

  init(from before: [HeldValue], to after: [HeldValue]) {
    all = HeldChanges.all(from: before, to: after)
  }

  /// More than this nobody reads, and a list that was loaded has hundreds.
  private static let limit = 6

  func write(to panel: inout Markup) {
    guard !all.isEmpty else { return }
    let changed = all.filter { !$0.changes.isEmpty }
    panel.element("details", ["class": "held"]) { details in
      details.element("summary") { summary in
        for (number, holder) in changed.enumerated() {
          summary.text(number > 0 ? "; " : "")
          summary.element("b", text: holder.type)
          summary.text(": ")
          write(holder.changes[0], to: &summary)
          let rest = holder.changes.count - 1
          if rest > 0 { summary.text(", and \(rest) more") }
        }
        guard changed.isEmpty else { return }
        let types = all.map(\.type).joined(separator: ", ")
        summary.text("Nothing changed: ")
        summary.element("b", text: types)
      }
      for holder in all {
        details.element("p") { $0.element("b", text: holder.type) }
        for change in holder.changes.prefix(Self.limit) {
          details.element("p") { write(change, to: &$0) }
        }
        for value in holder.same.prefix(Self.limit) {
          details.element(
            "p",
            text: "\(value.name) = \(value.text.shortened())"
          )
        }
      }
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
}

extension String {
  fileprivate func shortened(from start: Int = 0) -> String {
    let rest = dropFirst(start)
    return (start > 0 ? "..." : "")
      + (rest.count > 60 ? rest.prefix(60) + "..." : rest)
  }
}
