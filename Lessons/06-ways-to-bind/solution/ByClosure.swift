/// Calls one closure at every assignment.
@MainActor
final class CallingThermometer {
  var degreesDidChange: ((Int) -> Void)?
  var degrees = 20 {
    didSet { degreesDidChange?(degrees) }
  }
}
