import LessonChecks

@testable import Exercise14

/// A shopping list, and what it wanted done outside.
@MainActor
final class Shopping {
  private(set) var state = ShoppingState()
  private(set) var effects: [ShoppingEffect] = []

  init(_ titles: String...) {
    for title in titles { add(title) }
    effects = []
  }

  func send(_ events: ShoppingEvent...) {
    for event in events { effects += reduce(&state, event) }
  }

  func add(_ title: String) {
    send(.draftChanged(title), .addButtonTapped, .saved)
  }

  /// Taps "Undo" as often as it is there; a hundred times at most.
  func undoAll() -> Int {
    for count in 0..<100 {
      guard state.canUndo else { return count }
      send(.undoButtonTapped)
    }
    return 100
  }

  /// The titles, with a mark behind what was bought.
  var items: [String] { state.items.map(\.marked) }

  var saved: [[String]] {
    effects.map { effect in
      switch effect {
      case .save(let items): items.map(\.marked)
      }
    }
  }

  func id(_ title: String) -> Int {
    state.items.first { $0.title == title }?.id ?? 0
  }
}

extension Item {
  fileprivate var marked: String { isBought ? "\(title) ✓" : title }
}

await Checks.run { checks in
  let takesBack = checks.expect(
    "Undo takes back an item that was deleted, at its place.",
    equals: ["Tea", "Rice", "Salt"],
    from: {
      let shopping = Shopping("Tea", "Rice", "Salt")
      shopping.send(.deleteButtonTapped(id: shopping.id("Rice")))
      shopping.send(.undoButtonTapped)
      return shopping.items
    }
  )
  checks.expect(
    "Undo takes back that an item was added.",
    equals: ["Tea"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.undoButtonTapped)
      return shopping.items
    }
  )
  checks.expect(
    "Undo takes back that an item was bought.",
    equals: ["Tea", "Rice"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.itemTapped(id: shopping.id("Tea")))
      shopping.send(.undoButtonTapped)
      return shopping.items
    }
  )
  checks.expect(
    "Clear bought is one step, however many items it takes away.",
    equals: ["Tea ✓", "Rice", "Salt ✓"],
    from: {
      let shopping = Shopping("Tea", "Rice", "Salt")
      shopping.send(.itemTapped(id: shopping.id("Tea")))
      shopping.send(.itemTapped(id: shopping.id("Salt")))
      shopping.send(.clearBoughtButtonTapped, .undoButtonTapped)
      return shopping.items
    }
  )
  checks.expect(
    "Undo goes back again and again, to the list as it was at first.",
    equals: ["Rice ✓", "Tea, Rice ✓", "Tea, Rice", "Tea", ""],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.itemTapped(id: shopping.id("Rice")))
      shopping.send(.deleteButtonTapped(id: shopping.id("Tea")))
      var shown = [shopping.items.joined(separator: ", ")]
      for _ in 0..<4 {
        shopping.send(.undoButtonTapped)
        shown.append(shopping.items.joined(separator: ", "))
      }
      return shown
    },
    advice: { got in
      takesBack && got[1] == "Tea, Rice ✓" && [got[0], got[1]].contains(got[2])
        ? "The second undo has to go a step further back than the first." : nil
    }
  )
  checks.expect(
    "After 25 items were added, undo goes 25 steps back.",
    equals: 25,
    from: {
      let shopping = Shopping()
      for number in 1...25 { shopping.add("Item \(number)") }
      return shopping.undoAll()
    }
  )
  checks.expect(
    "What undo brings back is saved, as any change is.",
    equals: [["Tea"], ["Tea", "Rice"]],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.deleteButtonTapped(id: shopping.id("Rice")))
      shopping.send(.undoButtonTapped)
      return shopping.saved
    }
  )
  checks.expect(
    "Saving is shown after undo, until the service has answered.",
    equals: [true, false],
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.undoButtonTapped)
      let first = shopping.state.isSaving
      shopping.send(.saved)
      return [first, shopping.state.isSaving]
    }
  )
  checks.expect(
    "The button is there while there is something to take back.",
    equals: [false, true, false],
    from: {
      let shopping = Shopping()
      var shown = [shopping.state.canUndo]
      shopping.add("Tea")
      shown.append(shopping.state.canUndo)
      shopping.send(.undoButtonTapped)
      return shown + [shopping.state.canUndo]
    }
  )
  checks.expect(
    "Where nothing can be taken back, undo changes and saves nothing.",
    equals: ["", "0 saves", "saving: false"],
    from: {
      let shopping = Shopping()
      shopping.send(.undoButtonTapped)
      return [
        shopping.items.joined(), "\(shopping.saved.count) saves",
        "saving: \(shopping.state.isSaving)",
      ]
    }
  )
  checks.expect(
    "What was typed is no step, and undo leaves it in the field.",
    equals: ["Tea", "draft: Sal"],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.draftChanged("S"), .draftChanged("Sa"))
      shopping.send(.draftChanged("Sal"), .undoButtonTapped)
      return shopping.items + ["draft: \(shopping.state.draft)"]
    },
    advice: { got in
      switch got {
      case ["Tea", "Rice", "draft: Sal"]:
        "Here the letters, or an answer, count as steps."
      case ["Tea", got.last]:
        """
        Undo has changed what stands in the field. Only the items go back to \
        what they were.
        """
      default:
        nil
      }
    }
  )
  checks.expect(
    "Undo does not bring the added item's title back into the field.",
    equals: "",
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.undoButtonTapped)
      return shopping.state.draft
    }
  )
  checks.expect(
    "A save that has failed stays failed, and its alert stays open.",
    equals: ["Tea", "alert: No Network"],
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.draftChanged("Rice"), .addButtonTapped)
      shopping.send(.saveFailed("No Network"), .undoButtonTapped)
      return shopping.items + ["alert: \(shopping.state.failure ?? "none")"]
    },
    advice: { got in
      got == ["Tea", "alert: none"]
        ? "The failure was no change of the items, so undo leaves it." : nil
    }
  )
  checks.expect(
    "An alert that was closed stays closed.",
    equals: "none",
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.saveFailed("No Network"))
      shopping.send(.itemTapped(id: shopping.id("Tea")), .saveFailed("Late"))
      shopping.send(.alertClosed, .undoButtonTapped)
      return shopping.state.failure ?? "none"
    }
  )
  checks.expect(
    "What changes no item is no step: answers, alerts, and vain taps.",
    equals: 1,
    from: {
      let shopping = Shopping("Tea")
      shopping.send(.addButtonTapped, .deleteButtonTapped(id: 99))
      shopping.send(.itemTapped(id: 99), .clearBoughtButtonTapped)
      shopping.send(.saveFailed("No Network"), .alertClosed, .saved)
      return shopping.undoAll()
    }
  )
  checks.expect(
    "After an undo, the next change can be taken back, too.",
    equals: ["Tea, Milk", "Tea", ""],
    from: {
      let shopping = Shopping("Tea", "Rice")
      shopping.send(.undoButtonTapped)
      shopping.add("Milk")
      var shown = [shopping.items.joined(separator: ", ")]
      for _ in 0..<2 {
        shopping.send(.undoButtonTapped)
        shown.append(shopping.items.joined(separator: ", "))
      }
      return shown
    }
  )
  checks.expect(
    "Two lists have a history each.",
    equals: ["Tea", ""],
    from: {
      let (one, other) = (Shopping("Tea"), Shopping("Rice"))
      other.send(.undoButtonTapped, .undoButtonTapped)
      return [one.items.joined(), other.items.joined()]
    }
  )
}
