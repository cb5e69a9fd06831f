/// Takes the events of a screen: a store, or a part of one.
@MainActor
protocol EventReceiver<Event>: AnyObject {
  associatedtype Event

  /// Tells what has happened.
  func send(_ event: Event)
}
