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
/// - Who asks for a picture: the reducer, when the view has sent that its row
///   shows. `PhotoDetailReducer` asks for the larger one, and
///   `PhotoDetailEffectHandler` fetches it.
/// - Who cancels a request: the store. The reducer returns the command `cancel`
///   when a row or the detail has gone, and after a reload for all rows.
/// - Who keeps a picture: the state, by photo, until a reload succeeds. The
///   view renders it in the cells of the rows that have this photo now.
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
