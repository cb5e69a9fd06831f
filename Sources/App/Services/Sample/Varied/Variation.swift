import Foundation

/// Says how one answer differs from what a service was given to answer with.
///
/// The same number of a world and of a request says the same each time, so
/// that all variants are answered alike.
public struct Variation {
  private var generator: SplitMix64

  init(world: Int, request: Int) {
    let number = UInt64(truncatingIfNeeded: world &* 1_000_003 &+ request)
    generator = SplitMix64(seed: number)
  }

  /// Another text in about every second case: longer, blank or unusual.
  public mutating func change(_ text: inout String) {
    guard happens(onceIn: 2) else { return }
    text = pick([text + " 2", "", " ", "two\nlines", "서울"], or: text)
  }

  /// Another text in about every second case, or none.
  public mutating func change(_ text: inout String?) {
    guard happens(onceIn: 2) else { return }
    var changed = text ?? "new"
    change(&changed)
    text = happens(onceIn: 3) ? nil : changed
  }

  /// The opposite in about every second case.
  public mutating func change(_ flag: inout Bool) {
    if happens(onceIn: 2) { flag.toggle() }
  }

  /// Another hour in about every second case, up to some days away.
  public mutating func change(_ date: inout Date) {
    guard happens(onceIn: 2) else { return }
    let hours = Int.random(in: -100...100, using: &generator)
    date.addTimeInterval(Double(hours) * 3600)
  }

  /// Another number in about every second case, often one that is hard to
  /// round.
  public mutating func change(_ number: inout Double) {
    guard happens(onceIn: 2) else { return }
    number = pick([number + 0.5, -0.4, -0.5, 0.5, 2.5, -2.5], or: number)
  }

  mutating func shorten<Element>(_ list: inout [Element]) {
    list.removeLast(Int.random(in: 0...list.count, using: &generator))
  }

  mutating func shuffle<Element>(_ list: inout [Element]) {
    list.shuffle(using: &generator)
  }

  mutating func happens(onceIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &generator) ?? other
  }
}
