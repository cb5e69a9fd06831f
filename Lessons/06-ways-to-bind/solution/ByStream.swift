/// Sends every assigned value into a stream, where a listener can wait for it.
@MainActor
final class StreamingThermometer {
  let news: AsyncStream<Int>
  private let sender: AsyncStream<Int>.Continuation
  var degrees = 20 {
    didSet { sender.yield(degrees) }
  }

  init() {
    (news, sender) = AsyncStream<Int>.makeStream()
  }

  deinit {
    sender.finish()
  }
}
