import Formatting
import Models
import Pictures

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

extension Photo: VariedAnswer {
  /// Another photo, or another version, under the same number.
  public mutating func vary(by variation: inout Variation) {
    variation.change(&name)
    variation.change(&description)
    variation.change(&createdAt)
    variation.change(&imageURL)
    variation.change(&isForSale)
    variation.change(&camera)
  }
}

extension Picture: VariedAnswer {
  /// A picture stays as it is; at times there is none.
  public mutating func vary(by variation: inout Variation) {}
}

extension Weather: VariedAnswer {
  /// The weather of another hour.
  public mutating func vary(by variation: inout Variation) {
    variation.change(&temperature)
    variation.change(&date)
    variation.change(&iconCode)
    variation.change(&summary)
  }
}

extension Place: VariedAnswer {
  /// A place stays where it is: its weather is asked for by what it is.
  public mutating func vary(by variation: inout Variation) {}
}

extension Employee: VariedAnswer {
  /// Another employee, or another version, under the same number.
  public mutating func vary(by variation: inout Variation) {
    variation.change(&name)
    variation.change(&salary)
    variation.change(&age)
  }
}

extension Variation {
  /// Another number in about every second case, or none.
  fileprivate mutating func change(_ number: inout Int?) {
    guard happens(onceIn: 2) else { return }
    number = pick([0, 1, 999, 1000, 1_234_567, nil], or: number)
  }
}

extension WorldTime: VariedAnswer {
  /// Another hour, or the beginning or the end of all that can be shown.
  public mutating func vary(by variation: inout Variation) {
    var date = date
    variation.change(&date)
    let another = WorldTime(date: date) ?? self
    self = variation.pick([another, another, .earliest, .latest], or: another)
  }
}

extension Todo: VariedAnswer {
  /// Another to-do, which still has a title.
  public mutating func vary(by variation: inout Variation) {
    let oldTitle = title
    variation.change(&title)
    if title.isBlank { title = oldTitle }
    variation.change(&description)
    variation.change(&isCompleted)
  }
}
