import ConsoleUI
import Models

/// Puts the world clock together: the view holds its store.
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
