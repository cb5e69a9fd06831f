@testable import Exercise11

/// A screen that keeps what the chat showed whenever it was told.
@MainActor
final class Screen: ChatObserver {
  private(set) var seen: [String] = []

  init(_ bench: Bench) {
    bench.chat.addObserver(self)
  }

  func chatDidChange(_ chat: Chat) {
    seen.append(chat.shown)
  }
}
