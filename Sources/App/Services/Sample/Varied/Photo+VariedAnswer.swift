import Models

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
