/// Hears from a thermometer.
@MainActor
protocol ThermometerDelegate: AnyObject {
  func thermometerDidChange(_ thermometer: DelegatingThermometer)
}

/// Tells one delegate of every assignment, and does not keep it alive.
@MainActor
final class DelegatingThermometer {
  weak var delegate: (any ThermometerDelegate)?
  var degrees = 20 {
    didSet { delegate?.thermometerDidChange(self) }
  }
}
