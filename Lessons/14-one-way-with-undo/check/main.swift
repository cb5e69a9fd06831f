import LessonChecks

@testable import Exercise14

/// A shopping list, and what it wanted done outside.
@MainActor
final class Shopping {
  var state = ShoppingState()
  private(set) var effects: [ShoppingEffect] = []
  /// The changes that were made, the first one first.
  private(set) var changes: [String] = []
  /// What was done, with the items after it.
  private(set) var story: [String] = []

  init(_ titles: String...) {
    for title in titles { add(title) }
    effects = []
    story = []
  }

  func send(_ events: ShoppingEvent...) {
    for event in events { effects += reduce(&state, event) }
  }

  func add(_ title: String) {
    send(.draftChanged(title))
    change("add \(title)", by: .addButtonTapped)
  }

  func tap(_ title: String) {
    change("tap \(title)", by: .itemTapped(id: id(title)))
  }

  func delete(_ title: String) {
    change("delete \(title)", by: .deleteButtonTapped(id: id(title)))
  }

  func clear() {
    change("clear", by: .clearBoughtButtonTapped)
  }

  func undo(_ change: String? = nil) {
    send(.undoButtonTapped, .saved)
    tell(change.map { "undo \($0)" } ?? "undo")
  }

  func tell(_ done: String, _ more: String = "") {
    story.append("\(done): \(items)\(more)")
  }

  private func change(_ name: String, by event: ShoppingEvent) {
    send(event, .saved)
    changes.append(name)
    tell("\(name), saved")
  }

  var items: String { marked(state.items) }

  var saves: [String] {
    effects.map { effect in
      switch effect {
      case .save(let items): "save: \(marked(items))"
      }
    }
  }

  var field: String { state.draft.isEmpty ? "empty" : state.draft }

  var alert: String { state.failure ?? "none" }

  func id(_ title: String) -> Int {
    state.items.first { $0.title == title }?.id ?? 0
  }

  /// The titles, with a mark behind what was bought.
  private func marked(_ items: [Item]) -> String {
    guard !items.isEmpty else { return "no items" }
    return items.map { $0.isBought ? "\($0.title) ✓" : $0.title }
      .joined(separator: ", ")
  }
}

extension Checks {
  /// Expects lines, and has each shown on a line of its own.
  @discardableResult
  func expect(
    _ sentence: String,
    lines: [String],
    from got: () -> [String],
    advice: ([String]) -> String? = { _ in nil }
  ) -> Bool {
    expect(
      sentence,
      equals: Lines(lines: lines),
      from: { Lines(lines: got()) },
      advice: { advice($0.lines) }
    )
  }
}

struct Lines: Equatable, CustomStringConvertible {
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }
}

await Checks.run { checks in
  let takesBack = checks.expect(
    "Undo takes back that an item was added.",
    lines: ["add Rice, saved: Tea, Rice", "undo: Tea"],
    from: {
      let shopping = Shopping("Tea")
      shopping.add("Rice")
      shopping.undo()
      return shopping.story
    }
  )
  checks.expect(
    "Undo brings back an item that was deleted, as it was and at its place.",
    lines: [
      "delete Rice, saved: Tea, Salt ✓", "undo: Tea, Rice, Salt ✓",
      "delete Salt, saved: Tea, Rice", "undo: Tea, Rice, Salt ✓",
    ],
    from: {
      let shopping = Shopping("Tea", "Rice", "Salt")
      shopping.tap("Salt")
      for title in ["Rice", "Salt"] {
        shopping.delete(title)
        shopping.undo()
      }
      return shopping.story.suffix(4)
    }
  )
  checks.expect(
    "Undo takes back that an item was bought, and that it was not after all.",
    lines: [
      "tap Rice, saved: Tea, Rice ✓", "tap Rice, saved: Tea, Rice",
      "undo: Tea, Rice ✓", "undo: Tea, Rice",
    ],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.tap("Rice")
      shopping.tap("Rice")
      shopping.undo()
      shopping.undo()
      return shopping.story
    }
  )
  checks.expect(
    "One undo brings back all that Clear bought took away, as it was.",
    lines: ["clear, saved: Rice", "undo: Tea ✓, Rice, Salt ✓, Milk ✓"],
    from: {
      let shopping = Shopping("Tea", "Rice", "Salt", "Milk")
      for title in ["Tea", "Salt", "Milk"] { shopping.tap(title) }
      shopping.clear()
      shopping.undo()
      return shopping.story.suffix(2)
    }
  )
  checks.expect(
    "Undo goes back again and again, to the list as it was at first.",
    lines: [
      "delete Rice, saved: Tea", "undo delete Rice: Rice, Tea",
      "undo clear: Tea ✓, Rice, Tea", "undo tap Rice: Tea ✓, Rice ✓, Tea",
      "undo tap Rice: Tea ✓, Rice, Tea", "undo tap Tea: Tea, Rice, Tea",
      "undo add Tea: Tea, Rice", "undo add Rice: Tea", "undo add Tea: no items",
      "undo delete Tea: Tea", "undo add Tea: no items",
    ],
    from: {
      let shopping = Shopping()
      shopping.add("Tea")
      shopping.delete("Tea")
      for title in ["Tea", "Rice", "Tea"] { shopping.add(title) }
      for title in ["Tea", "Rice", "Rice"] { shopping.tap(title) }
      shopping.clear()
      shopping.delete("Rice")
      for change in shopping.changes.reversed() { shopping.undo(change) }
      return shopping.story.suffix(11)
    }
  )
  checks.expect(
    "After 120 items were added, each of 120 undos takes one away.",
    lines: ["items at first: 120", "after 60 undos: 60", "after 120 undos: 0"],
    from: {
      let shopping = Shopping()
      for number in 1...120 { shopping.add("Item \(number)") }
      var shown = ["items at first: \(shopping.state.items.count)"]
      for count in 1...120 {
        shopping.undo()
        guard count.isMultiple(of: 60) else { continue }
        shown.append("after \(count) undos: \(shopping.state.items.count)")
      }
      return shown
    }
  )
  checks.expect(
    "What undo brings back is saved, as any change is.",
    lines: [
      "delete Rice, saved: Tea", "save: Tea",
      "undo: Tea, Rice", "save: Tea, Rice",
    ],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.delete("Rice")
      let first = shopping.story + shopping.saves
      shopping.undo()
      return first + shopping.story.dropFirst() + shopping.saves.dropFirst()
    }
  )
  checks.expect(
    "Saving is shown after undo, until the service has answered.",
    lines: ["undo: Tea, saving: true", "saved: Tea, saving: false"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.undoButtonTapped)
      shopping.tell("undo", ", saving: \(shopping.state.isSaving)")
      shopping.send(.saved)
      shopping.tell("saved", ", saving: \(shopping.state.isSaving)")
      return shopping.story
    }
  )
  checks.expect(
    "The button is there while there is something to take back.",
    lines: [
      "at first: no button", "add nothing: no button",
      "add Tea: button", "undo: no button",
    ],
    from: {
      let shopping = Shopping()
      var button: String { shopping.state.canUndo ? "button" : "no button" }
      var shown = ["at first: \(button)"]
      shopping.send(.addButtonTapped)
      shown.append("add nothing: \(button)")
      shopping.add("Tea")
      shown.append("add Tea: \(button)")
      shopping.undo()
      return shown + ["undo: \(button)"]
    }
  )
  checks.expect(
    "Where nothing can be taken back, undo changes and saves nothing.",
    lines: ["undo: no items", "0 saves", "saving: false"],
    from: {
      let shopping = Shopping()
      shopping.send(.undoButtonTapped)
      return [
        "undo: \(shopping.items)", "\(shopping.saves.count) saves",
        "saving: \(shopping.state.isSaving)",
      ]
    }
  )
  checks.expect(
    "What was typed is no step, and undo leaves it in the field.",
    lines: ["type Sal: Tea, Rice, field: Sal", "undo: Tea, field: Sal"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.draftChanged("S"), .draftChanged("Sa"))
      shopping.send(.draftChanged("Sal"))
      shopping.tell("type Sal", ", field: \(shopping.field)")
      shopping.send(.undoButtonTapped)
      shopping.tell("undo", ", field: \(shopping.field)")
      return shopping.story
    },
    advice: { got in
      got[0].hasSuffix("field: Sal") && !got[1].hasSuffix("field: Sal")
        ? """
        Undo has changed what stands in the field. Only the items go back to \
        what they were.
        """ : nil
    }
  )
  checks.expect(
    "Undo does not bring the added item's title back into the field.",
    lines: ["add Rice, field: empty", "undo, field: empty"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      let first = "add Rice, field: \(shopping.field)"
      shopping.undo()
      return [first, "undo, field: \(shopping.field)"]
    }
  )
  checks.expect(
    "After a failed save undo takes the change back and leaves the alert open.",
    lines: [
      "add Rice: Tea, Rice", "failed: Tea, Rice, alert: No Network",
      "undo: Tea, alert: No Network",
    ],
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.draftChanged("Rice"), .addButtonTapped)
      shopping.tell("add Rice")
      shopping.send(.saveFailed("No Network"))
      shopping.tell("failed", ", alert: \(shopping.alert)")
      shopping.send(.undoButtonTapped)
      shopping.tell("undo", ", alert: \(shopping.alert)")
      return shopping.story
    },
    advice: { got in
      got[1].hasSuffix("alert: No Network") && got[2].hasSuffix("alert: none")
        ? "The failure was no change of the items, so undo leaves it." : nil
    }
  )
  checks.expect(
    "An alert that was closed stays closed.",
    lines: ["close, alert: none", "undo, alert: none"],
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.saveFailed("No Network"))
      shopping.send(.itemTapped(id: shopping.id("Tea")), .saveFailed("Late"))
      shopping.send(.alertClosed)
      let first = "close, alert: \(shopping.alert)"
      shopping.send(.undoButtonTapped)
      return [first, "undo, alert: \(shopping.alert)"]
    }
  )
  let vain: [(name: String, event: ShoppingEvent)] = [
    ("type S", .draftChanged("S")), ("add nothing", .addButtonTapped),
    ("tap no item", .itemTapped(id: 99)),
    ("delete no item", .deleteButtonTapped(id: 99)),
    ("clear nothing", .clearBoughtButtonTapped), ("saved", .saved),
    ("failed", .saveFailed("No Network")), ("close alert", .alertClosed),
  ]
  checks.expect(
    "Letters, answers, alerts and vain taps make no difference to undo.",
    lines: vain.map { "\($0.name), undo: Tea" },
    from: {
      vain.map { name, event in
        let shopping = Shopping("Tea", "Rice")
        shopping.send(event, .undoButtonTapped)
        return "\(name), undo: \(shopping.items)"
      }
    }
  )
  checks.expect(
    "After an undo, the next change can be taken back, too.",
    lines: [
      "undo: Tea", "add Milk, saved: Tea, Milk", "undo: Tea", "undo: no items",
    ],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.undo()
      shopping.add("Milk")
      shopping.undo()
      shopping.undo()
      return shopping.story
    }
  )
  checks.expect(
    "Undo takes a change back before its save is answered, and is saved, too.",
    lines: [
      "delete Rice: Tea", "button: true", "undo: Tea, Rice",
      "save: Tea", "save: Tea, Rice",
    ],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.deleteButtonTapped(id: shopping.id("Rice")))
      let shown = ["delete Rice: \(shopping.items)"]
      let button = "button: \(shopping.state.canUndo)"
      shopping.send(.undoButtonTapped)
      return shown + [button, "undo: \(shopping.items)"] + shopping.saves
    }
  )
  guard takesBack else { return }
  checks.expect(
    "A copy of the state keeps its own history.",
    lines: ["undo: Tea", "the copy: Tea, Rice", "undo: Tea"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      let copy = shopping.state
      shopping.undo()
      shopping.state = copy
      shopping.tell("the copy")
      shopping.undo()
      return shopping.story
    }
  )
}
