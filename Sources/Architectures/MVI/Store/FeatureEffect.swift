/// What is to be done outside, as a value.
///
/// Each effect has the identity by which it is cancelled. In the Composable
/// Architecture, `cancellable(id:)` adds one to an effect.
protocol FeatureEffect: Equatable, Sendable {
  /// Names an effect that can be cancelled; `Never` where none can be.
  associatedtype Identity: Hashable = Never

  /// A new effect cancels the older one of the same identity, as with
  /// `cancelInFlight` in the Composable Architecture.
  ///
  /// An effect without an identity cancels none.
  var identity: Identity? { get }

  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until the answer has come. An effect that does not
  /// say keeps none. If a child's effect says so, its parent's has to say it.
  /// In Mobius an effect that is not done is disposed of with the loop.
  var keepsStore: Bool { get }
}

extension FeatureEffect where Identity == Never {
  var identity: Never? { nil }
}

extension FeatureEffect {
  var keepsStore: Bool { false }
}

/// The effect of a feature that has none.
extension Never: FeatureEffect {}
