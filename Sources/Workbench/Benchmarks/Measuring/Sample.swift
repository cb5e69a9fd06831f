/// What repeated measurements of one thing gave.
struct Sample: Equatable {
  /// Nanoseconds for one unit, or bytes, in ascending order.
  let values: [Double]

  init(_ values: [Double]) {
    self.values = values.sorted()
  }

  /// The value in the middle; of two, their mean; 0 without measurements.
  var median: Double { quantile(0.5) }

  /// How far apart the middle half of the values is, as a part of the median.
  var spread: Double {
    median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0
  }

  /// The median as a multiple of another one; nil where that is 0.
  func ratio(to floor: Sample) -> Double? {
    floor.median > 0 ? median / floor.median : nil
  }

  /// The value below which this part of all lies, linear in between.
  private func quantile(_ part: Double) -> Double {
    guard let last = values.indices.last else { return 0 }
    let position = part * Double(last)
    let lower = Int(position)
    let upper = min(lower + 1, last)
    let weight = position - Double(lower)
    return values[lower] * (1 - weight) + values[upper] * weight
  }
}
