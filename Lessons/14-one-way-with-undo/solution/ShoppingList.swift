/// One thing to buy.
struct Item: Equatable {
  let id: Int
  var title: String
  var isBought = false
}

/// All that the screen of the shopping list shows.
struct ShoppingState: Equatable {
  var items: [Item] = []
  /// What stands in the field for a new item.
  var draft = ""
  var isSaving = false
  /// Why the last save failed; nil where no alert says so.
  var failure: String?
  /// The items before each change of them, the oldest first.
  private(set) var formerItems: [[Item]] = []

  /// Whether the button "Undo" is there.
  var canUndo: Bool { !formerItems.isEmpty }

  /// Changes the items, and keeps them as they were.
  mutating func changeItems(_ change: (inout [Item]) -> Void) {
    formerItems.append(items)
    change(&items)
  }

  /// Brings the items back as they were before their last change.
  mutating func undo() {
    guard let former = formerItems.popLast() else { return }
    items = former
  }
}

/// What can happen: what the user does, then what the service answers.
enum ShoppingEvent: Equatable {
  case draftChanged(String)
  case addButtonTapped
  /// The user has bought an item, or has not after all.
  case itemTapped(id: Int)
  case deleteButtonTapped(id: Int)
  case clearBoughtButtonTapped
  case undoButtonTapped
  case alertClosed

  case saved
  case saveFailed(String)
}

/// What is to be done outside, as a value.
enum ShoppingEffect: Equatable {
  case save([Item])
}
