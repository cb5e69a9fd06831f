import ConsoleUI

/// Which message is chosen, among lists that stand side by side.
struct MessageChoice {
  /// The variant whose list stands first.
  var firstVariant: Int
  /// The list that the arrows have led to; there may be fewer by now.
  private var wantedList = 0
  /// The chosen message of each variant, if it is not the first.
  private var messages: [Int: Int] = [:]

  init(firstVariant: Int) {
    self.firstVariant = firstVariant
  }

  /// The list that the arrows are in, of so many.
  func list(of count: Int) -> Int { min(wantedList, count - 1) }

  /// The chosen message of a list, counted from 0.
  func message(in list: Int) -> Int { messages[firstVariant + list] ?? 0 }

  /// Moves by an arrow.
  mutating func move(by arrow: Key, among lists: [MessageList]) {
    let list = list(of: lists.count)
    let last = lists[list].functions.count - 1
    let message = message(in: list)
    switch arrow {
    case .left: wantedList = max(0, list - 1)
    case .right: wantedList = min(lists.count - 1, list + 1)
    case .up: messages[firstVariant + list] = max(0, message - 1)
    default: messages[firstVariant + list] = max(0, min(last, message + 1))
    }
  }

  /// Goes to the beginning of every list where an action has led to other
  /// messages.
  mutating func keep(after action: Action) {
    if action.isGesture { messages = [:] }
  }
}
