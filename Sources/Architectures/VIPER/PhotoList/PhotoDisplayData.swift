/// What a row shows, in words.
struct PhotoDisplayData: Equatable {
  let name: String
  let details: String
  let date: String
}

/// The rows of all photos, each worded when the view asks for it.
struct PhotoListDisplayData {
  let count: Int
  let row: @MainActor (Int) -> PhotoDisplayData
}
