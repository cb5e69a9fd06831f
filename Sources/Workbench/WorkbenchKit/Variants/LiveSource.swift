import Services

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
  public init<Needs>(
    variables: [LiveVariable],
    needs:
      @escaping @MainActor @Sendable (LiveSettings, HTTPClient)
      throws(LiveSettingsError) -> Needs
  ) {
    self.variables = variables
    makeNeeds = { settings, client throws(LiveSettingsError) in
      try needs(settings, client)
    }
  }
}
