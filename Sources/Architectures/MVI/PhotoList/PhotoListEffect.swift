/// What the list of photos wants done outside.
///
/// It must not know how that is done.
enum PhotoListEffect: Equatable {
  case fetchPopularPhotos(load: Int)
}
