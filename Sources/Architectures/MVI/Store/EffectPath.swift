/// By what the store finds an effect that is to be cancelled.
///
/// It has the same type in each feature. So a parent need not know what effects
/// its child has, and a child of the child needs nothing more.
struct EffectPath: Equatable {
  /// What each parent calls its child, the outermost first.
  private var children: [AnyHashable] = []
  /// The effect's own; nil where it has none.
  private let identity: AnyHashable?

  init<Identity: Hashable>(_ identity: Identity?) {
    self.identity = identity.map { AnyHashable($0) }
  }

  /// The same path as the parent of a child sees it.
  func within<Identity: Hashable>(_ child: Identity?) -> EffectPath {
    guard let child else { return self }
    var path = self
    path.children.insert(AnyHashable(child), at: 0)
    return path
  }

  /// Whether this is the other path, or leads through the child that the other
  /// names.
  func begins(with other: EffectPath) -> Bool {
    guard let identity = other.identity else { return false }
    return self == other || children.starts(with: other.children + [identity])
  }
}
