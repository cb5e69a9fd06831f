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

  /// Moves by an arrow; false for other keys.
  mutating func move(by key: Key, among lists: [MessageList]) -> Bool {
    let list = list(of: lists.count)
    let last = lists[list].functions.count - 1
    let message = message(in: list)
    switch key {
    case .left: wantedList = max(0, list - 1)
    case .right: wantedList = min(lists.count - 1, list + 1)
    case .up: messages[firstVariant + list] = max(0, message - 1)
    case .down:
      messages[firstVariant + list] = max(0, min(last, message + 1))
    default: return false
    }
    return true
  }

  /// Goes to the beginning of every list where an action has led to other
  /// messages.
  mutating func keep(after action: Action) {
    switch action {
    case .wait, .network: break
    case .tap, .select, .type, .back: messages = [:]
    }
  }
}
