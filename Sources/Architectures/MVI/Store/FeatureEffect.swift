/// What is to be done outside, as a value.
protocol FeatureEffect: Equatable {
  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until the answer has come. It is false unless an
  /// effect says otherwise.
  var keepsStore: Bool { get }
}

extension FeatureEffect {
  var keepsStore: Bool { false }
}

/// The effect of a feature that has none.
extension Never: FeatureEffect {}
