/// What a row shows, in words.
struct TodoDisplayData: Equatable {
  let title: String
  let description: String
}

/// What stands above the rows, in words.
struct TodoControlsDisplayData: Equatable {
  let markAllTitle: String
  let itemsLeftText: String
  let isClearCompletedShown: Bool
}
