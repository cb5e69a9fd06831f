import ConsoleUI
import Models

/// Puts the world clock together; the view holds its store.
///
/// - Who asks for the time: the reducer has an effect run, and the effect
///   handler calls the service.
/// - Who hears the answer: the reducer, by the event `timeResponse`. A new load
///   cancels the one before, so the store drops that one's answer.
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
