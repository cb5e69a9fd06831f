import Services

/// What a feature shows, and the services that answer with it.
///
/// The engine does not know what the data is; only the feature's own folder
/// in the catalogue does.
public struct FeatureData: Sendable {
  /// Texts that occur in the data, such as names that a user would type.
  public let texts: [String]
  let makeNeeds: @MainActor @Sendable (SampleServer) -> Any

  /// Data for screens that need one thing.
  ///
  /// - Parameters:
  ///   - texts: Texts that occur in it.
  ///   - needs: Makes what the feature's screens are given.
  public init<Needs>(
    texts: [String] = [],
    needs: @escaping @MainActor @Sendable (SampleServer) -> Needs
  ) {
    self.texts = texts
    makeNeeds = needs
  }
}
