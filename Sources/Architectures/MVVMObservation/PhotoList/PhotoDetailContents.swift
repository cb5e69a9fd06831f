/// What the detail screen of a photo shows.
///
/// It must not know the screen.
struct PhotoDetailContents {
  let name: String
  let imageURL: String?
}
