import ConsoleUI
import Models

/// Puts the world clock together; the view holds its store.
///
/// - Who asks for the time: the reducer returns an effect with the load's
///   number, and the effect handler calls the service.
/// - Who hears the answer: the reducer, by the event `timeResponse`. It drops
///   the answer to a load that is not the last.
/// - Who shows it: the view renders the state, which holds the time. The text
///   is computed.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let store = Store(
    initialState: WorldClockState(),
    reducer: WorldClockReducer(),
    effectHandler: WorldClockEffectHandler(service: service)
  )
  return WorldClockViewController(store: store)
}
