/// What a row shows, in words.
///
/// It has no behaviour, and must not know where its words come from.
struct TodoDisplayData: Equatable {
  let title: String
  let description: String
}
