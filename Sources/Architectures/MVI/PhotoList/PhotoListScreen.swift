import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its store.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let store = Store(
    initialState: PhotoListState(),
    reducer: PhotoListReducer(),
    effectHandler: PhotoListEffectHandler(service: service)
  )
  return PhotoListViewController(store: store)
}
