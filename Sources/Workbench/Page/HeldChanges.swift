import Play

/// What those hold that decide, before a step and after it.
struct HeldChanges {
  fileprivate struct Change {
    var name: String
    var before: String?
    var after: String?
  }

  /// The changes and the unchanged values of one type.
  fileprivate struct Holder {
    var type: String
    var changed: [Change] = []
    var same: [HeldValue] = []
  }

  private var holders: [Holder] = []

  init(from before: [HeldValue], to after: [HeldValue]) {
    for type in (before + after).map(\.type) where !holders.contains(type) {
      var holder = Holder(type: type)
      let old = before.filter { $0.type == type }
      let new = after.filter { $0.type == type }
      let values = Dictionary(
        old.map { ($0.name, $0.text) },
        uniquingKeysWith: { first, _ in first }
      )
      for value in new {
        if values[value.name] == value.text {
          holder.same.append(value)
        } else {
          holder.changed.append(
            Change(
              name: value.name,
              before: values[value.name],
              after: value.text
            )
          )
        }
      }
      let names = Set(new.map(\.name))
      holder.changed += old.filter { !names.contains($0.name) }
        .map { Change(name: $0.name, before: $0.text) }
      holders.append(holder)
    }
  }

  /// More than this nobody reads, and a list that was loaded has hundreds.
  private static let limit = (changed: 5, same: 8)

  func write(to panel: inout Markup) {
    guard !holders.isEmpty else { return }
    panel.element("div", ["class": "held"]) { box in
      for holder in holders { write(holder, to: &box) }
    }
  }

  private func write(_ holder: Holder, to box: inout Markup) {
    // What is in an array is worth a line only where it changes.
    let same = holder.same.filter { !$0.name.contains("[") }
    guard !holder.changed.isEmpty || !same.isEmpty else { return }
    box.element("details") { details in
      details.element("summary") { summary in
        summary.element("b", text: holder.type)
        summary.text(
          holder.changed.isEmpty
            ? " holds what it held" : " holds something new"
        )
      }
      details.element("ul") { list in
        for value in same.prefix(Self.limit.same) {
          list.element("li", text: "\(value.name) = \(value.text.shortened)")
        }
      }
    }
    guard !holder.changed.isEmpty else { return }
    box.element("ul") { list in
      for change in holder.changed.prefix(Self.limit.changed) {
        list.element("li") { item in
          item.element("code", text: change.name)
          item.text(": ")
          item.element("del", text: (change.before ?? "–").shortened)
          item.text(" → ")
          item.element("ins", text: (change.after ?? "–").shortened)
        }
      }
      let rest = holder.changed.count - Self.limit.changed
      if rest > 0 { list.element("li", text: "and \(rest) more") }
    }
  }
}

extension [HeldChanges.Holder] {
  fileprivate func contains(_ type: String) -> Bool {
    contains { $0.type == type }
  }
}

extension String {
  fileprivate var shortened: String {
    count > 60 ? prefix(60) + "..." : self
  }
}
