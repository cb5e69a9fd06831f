@testable import Exercise11

/// A screen that keeps what the chat showed whenever it was told.
@MainActor
final class Screen: ChatObserver {
  private(set) var seen: [String] = []
  private let whenTold: (Screen) -> Void

  init(_ bench: Bench, whenTold: @escaping (Screen) -> Void = { _ in }) {
    self.whenTold = whenTold
    bench.chat.addObserver(self)
  }

  func chatDidChange(_ chat: Chat) {
    seen.append(chat.shown)
    whenTold(self)
  }
}
