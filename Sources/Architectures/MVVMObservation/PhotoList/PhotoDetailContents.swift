/// What the detail screen of a photo shows.
///
/// It must not know the screen.
struct PhotoDetailContents: Equatable {
  let name: String
  let imageURL: String?
}
