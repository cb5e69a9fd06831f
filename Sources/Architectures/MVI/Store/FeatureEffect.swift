/// What is to be done outside, as a value.
protocol FeatureEffect: Equatable, Sendable {
  /// By what an effect, or all effects of a child, are cancelled or replaced;
  /// `Never` where none is.
  associatedtype Identity: Hashable = Never

  /// A new effect cancels the older one of the same identity.
  ///
  /// An effect without an identity cancels none. A parent's effect that holds a
  /// child's needs none: the child's has its own.
  var identity: Identity? { get }

  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until the answer has come. An effect that does not
  /// say keeps none. A parent's effect says it for the child's that it holds.
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
