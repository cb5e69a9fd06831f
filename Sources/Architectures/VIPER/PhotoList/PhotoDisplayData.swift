/// What a row shows, in words.
///
/// It has no behaviour, and must not know where its words come from.
struct PhotoDisplayData: Equatable {
  let name: String
  let details: String
  let date: String
}
