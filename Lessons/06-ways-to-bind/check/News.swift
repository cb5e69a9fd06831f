@testable import Exercise06

/// What one hears when a thermometer at 20 degrees gets 21, 21 and 22 in a
/// row; a bar stands where the three assignments are over.
@MainActor
struct News {
  private var heard: [String] = []

  mutating func hear(_ degrees: Int) {
    heard.append("\(degrees)")
  }

  mutating func markEnd() {
    heard.append("|")
  }

  var text: String { heard.joined(separator: " ") }
}

/// Keeps the news of a thermometer that delegates.
final class Listener: ThermometerDelegate {
  var news = News()

  func thermometerDidChange(_ thermometer: DelegatingThermometer) {
    news.hear(thermometer.degrees)
  }
}

@MainActor
func newsByDelegation() -> String {
  let thermometer = DelegatingThermometer()
  let listener = Listener()
  thermometer.delegate = listener
  for degrees in [21, 21, 22] { thermometer.degrees = degrees }
  listener.news.markEnd()
  return listener.news.text
}

@MainActor
func newsByClosure() -> String {
  let thermometer = CallingThermometer()
  var news = News()
  thermometer.degreesDidChange = { news.hear($0) }
  for degrees in [21, 21, 22] { thermometer.degrees = degrees }
  news.markEnd()
  return news.text
}

@MainActor
func newsByObservation() async -> String {
  let thermometer = ObservedThermometer()
  var news = News()
  observe(thermometer) { news.hear($0) }
  for degrees in [21, 21, 22] { thermometer.degrees = degrees }
  news.markEnd()
  // Tasks of the main actor that are waiting get their turn here.
  for _ in 0..<100 { await Task.yield() }
  return news.text
}

@MainActor
func newsByStream() async -> String {
  var thermometer: StreamingThermometer? = StreamingThermometer()
  guard let stream = thermometer?.news else { return "" }
  var news = News()
  for degrees in [21, 21, 22] { thermometer?.degrees = degrees }
  news.markEnd()
  // With the thermometer its stream ends, and with that the loop.
  thermometer = nil
  for await degrees in stream { news.hear(degrees) }
  return news.text
}

@MainActor
func newsByBox() -> String {
  let degrees = Box(20)
  var news = News()
  degrees.bind { news.hear($0) }
  for value in [21, 21, 22] { degrees.value = value }
  news.markEnd()
  return news.text
}
