/// What stands above the rows, in words.
///
/// It has no behaviour, and must not know where its words come from.
struct TodoControlsDisplayData: Equatable {
  let markAllButtonTitle: String
  let itemsLeftText: String
  let isClearCompletedShown: Bool
}
