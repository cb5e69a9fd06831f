/// Whether a property can be set from where this is called: the compiler takes
/// the function that fits best.
public func isWritable<Root, Value>(
  _ property: ReferenceWritableKeyPath<Root, Value>
) -> Bool { true }

public func isWritable<Root, Value>(
  _ property: KeyPath<Root, Value>
) -> Bool { false }
