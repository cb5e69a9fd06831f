import Models

extension WorldTime: VariedAnswer {
  /// Another hour, or the beginning or the end of all that can be shown.
  public mutating func vary(by variation: inout Variation) {
    var date = date
    variation.change(&date)
    let another = WorldTime(date: date) ?? self
    self = variation.pick([another, another, .earliest, .latest], or: another)
  }
}
