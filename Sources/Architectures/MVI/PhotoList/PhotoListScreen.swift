import ConsoleUI
import Models

/// Puts the list of photos together; the view holds its store.
///
/// - Who asks for the photos: the reducer returns an effect, and the effect
///   handler calls the service.
/// - Who hears the answer: the reducer, by the event `photosResponse`. A new
///   load cancels the one before, so the store drops that one's answer.
/// - Who shows it: the view renders the state. The detail screen is open while
///   the state has an open photo. Going back is an event.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let store = Store(
    initialState: PhotoListState(),
    reducer: PhotoListReducer(),
    effectHandler: PhotoListEffectHandler(service: service)
  )
  return PhotoListViewController(store: store)
}
