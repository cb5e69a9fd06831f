import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// - Who asks for the photos: the view model, when the view has been loaded and
///   when the user taps "Reload".
/// - Who hears the answer: the view model, which makes a view model for each
///   row, or adds an alert.
/// - Who shows it: the controller. It reads the rows in `updateProperties()`,
///   which runs again after a change, and observes the alerts and the detail. A
///   cell updates itself in the same way, from its row's view model.
/// - Who asks for a picture: the row's view model, when the table is about to
///   show the row. The detail's view model asks for its own, larger one.
/// - Who cancels: each view model what it has asked for, when it asks again or
///   is released. The view model of a row also cancels when the row has gone. A
///   service may go on all the same, and its answer is dropped.
/// - Who keeps a picture: the row's view model. The list's view model keeps the
///   rows' view models until a reload succeeds. A cell keeps the one that it
///   showed last.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let viewModel = PhotoListViewModel(
    photoService: photoService,
    pictureService: pictureService
  )
  return PhotoListViewController(viewModel: viewModel)
}
