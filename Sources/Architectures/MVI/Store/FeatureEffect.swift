/// What is to be done outside, as a value.
protocol FeatureEffect: Equatable, Sendable {
  /// By what the store finds an effect that is to be cancelled; `Never` where
  /// none is.
  associatedtype Identity: Equatable = Never
  /// A child that has effects, told apart from the one that takes its place;
  /// `Never` where no child has any.
  associatedtype Child: Equatable = Never

  /// A new effect cancels the older one of the same identity.
  ///
  /// An effect without an identity cancels none.
  var identity: Identity? { get }

  /// Whose effect it is; nil where it is the feature's own.
  ///
  /// A child's effect reaches the store within one of its parent's. It is
  /// cancelled when the child goes, or another takes its place.
  var child: Child? { get }

  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until the answer has come. An effect that does not
  /// say keeps none.
  var keepsStore: Bool { get }
}

extension FeatureEffect where Identity == Never {
  var identity: Never? { nil }
}

extension FeatureEffect where Child == Never {
  var child: Never? { nil }
}

extension FeatureEffect {
  var keepsStore: Bool { false }

  /// Whether the effect, a new one, cancels an older one.
  func cancels(_ older: Self) -> Bool {
    identity != nil && identity == older.identity
  }
}

/// The effect of a feature that has none.
extension Never: FeatureEffect {}
