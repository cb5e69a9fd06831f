import Models

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
