import Observation

/// Lets others notice that its properties were read and are about to change.
@MainActor
@Observable
final class ObservedThermometer {
  var degrees = 20
}

/// Shows the degrees now, and again some time after a change.
///
/// The closure `onChange` is called once, *before* the change. So it makes a
/// task, which runs when the assignment is over and observes anew.
@MainActor
func observe(
  _ thermometer: ObservedThermometer,
  show: @escaping @MainActor (Int) -> Void
) {
  let degrees = withObservationTracking {
    thermometer.degrees
  } onChange: { [weak thermometer] in
    Task { @MainActor in
      if let thermometer { observe(thermometer, show: show) }
    }
  }
  show(degrees)
}
