/// What is to be done outside, as a value.
protocol FeatureEffect: Equatable, Sendable {
  /// Names effects that are cancelled together; `Never` where the feature
  /// itself cancels none.
  ///
  /// The name is the Composable Architecture's.
  associatedtype CancelID: Hashable, Sendable = Never
}

/// The effect of a feature that has none.
extension Never: FeatureEffect {}
