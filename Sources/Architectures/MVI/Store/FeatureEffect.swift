/// What is to be done outside, as a value.
protocol FeatureEffect: Equatable, Sendable {
  /// By what the store finds an effect that is to be cancelled; `Never` where
  /// none is.
  ///
  /// A child's identity reaches the store within one of its parent's.
  associatedtype Identity: Equatable = Never

  /// A new effect cancels the older one of the same identity.
  ///
  /// An effect without an identity cancels none.
  var identity: Identity? { get }

  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until the answer has come. An effect that does not
  /// say keeps none.
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
