import Models

/// What can happen on the screens of the list of photos: what the user does,
/// then what the service answers.
///
/// It must not know what follows from it.
enum PhotoListEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case photoSelected(atRow: Int)
  case alertClosed(number: Int)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>, load: Int)
}
