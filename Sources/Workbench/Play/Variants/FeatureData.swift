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
  public init(
    texts: [String] = [],
    needs: @escaping @MainActor @Sendable (SampleServer) -> Any
  ) {
    self.texts = texts
    makeNeeds = needs
  }
}

/// Where a feature's live data comes from.
public struct LiveSource: Sendable {
  /// The environment variables that it goes by.
  public let variables: [LiveVariable]
  let makeNeeds:
    @MainActor @Sendable (LiveSettings, HTTPClient)
      throws(LiveSettingsError) -> Any

  /// - Parameters:
  ///   - variables: The environment variables that it goes by.
  ///   - needs: Makes what the feature's screens are given. It throws where
  ///     a variable is missing that it cannot do without.
  public init(
    variables: [LiveVariable],
    needs:
      @escaping @MainActor @Sendable (LiveSettings, HTTPClient)
      throws(LiveSettingsError) -> Any
  ) {
    self.variables = variables
    makeNeeds = needs
  }
}
