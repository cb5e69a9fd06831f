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

  /// Whether the button "Undo" is there.
  var canUndo: Bool {
    // 1. There is something to take back.
    false
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
