import ConsoleUI
import Models

/// Puts the list of photos together; the view holds its store.
///
/// - Who asks for the photos: the reducer has an effect run, and the effect
///   handler calls the service.
/// - Who hears the answer: the reducer, by the event `photosResponse`. A new
///   load cancels the one before, so the store drops that one's answer.
/// - Who shows it: the view renders the state. The detail screen is open while
///   the state has a detail. Going back is an event.
/// - Who asks for a picture: the reducer, when the view has sent that a row
///   shows. `PhotoDetailReducer` asks for the larger one, and
///   `PhotoDetailEffectHandler` fetches it.
/// - Who cancels: the store. When a row has gone, the reducer returns the
///   command `cancel`, with the request's identity. When the detail is closed,
///   it returns that command for each identity of the detail's effects.
/// - Who keeps it: the state, by photo, until a reload succeeds. The view
///   renders it in the cells of the rows that have this photo now.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let store = Store(
    initialState: PhotoListState(),
    reducer: PhotoListReducer(),
    effectHandler: PhotoListEffectHandler(
      photoService: photoService,
      pictureService: pictureService
    )
  )
  return PhotoListViewController(store: store)
}
