/// Says what the detail screen shows.
///
/// It must not know the screen.
struct PhotoDetail: Equatable {
  let name: String
  let imageURL: String?
}
