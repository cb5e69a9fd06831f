/// An answer that a service gives otherwise from time to time.
///
/// A feature says it of what its sample services answer with: which of its
/// properties can change. Lists change of themselves.
public protocol VariedAnswer {
  /// Becomes what a server could send in its place a moment later.
  mutating func vary(by variation: inout Variation)
}

extension Optional: VariedAnswer where Wrapped: VariedAnswer {
  /// Is missing at times, or has other content.
  public mutating func vary(by variation: inout Variation) {
    if variation.happens(onceIn: 3) {
      self = nil
    } else {
      self?.vary(by: &variation)
    }
  }
}

extension Array: VariedAnswer where Element: VariedAnswer {
  /// Has other content or another order, or has fewer elements or none.
  public mutating func vary(by variation: inout Variation) {
    if variation.happens(onceIn: 6) {
      removeAll()
    } else if variation.happens(onceIn: 4) {
      variation.shorten(&self)
    } else if variation.happens(onceIn: 4) {
      variation.shuffle(&self)
    } else if variation.happens(onceIn: 2) {
      // One of the first, which a screen shows.
      let index = variation.pick([0, 1, 2], or: 0)
      if indices.contains(index) { self[index].vary(by: &variation) }
    } else {
      for index in indices { self[index].vary(by: &variation) }
    }
  }
}
