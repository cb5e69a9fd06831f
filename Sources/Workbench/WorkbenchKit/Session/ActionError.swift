/// An action that the screen does not offer, or not without saying which of
/// several views it means.
public struct ActionError: Error, Equatable {
  public let action: Action
  public let offers: [Offer]
}
