/// What a row shows, in words.
struct PhotoDisplayData: Equatable {
  let name: String
  let details: String
  let date: String
}
