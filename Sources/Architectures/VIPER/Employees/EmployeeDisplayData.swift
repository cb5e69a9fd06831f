/// What a row shows, in words.
struct EmployeeDisplayData: Equatable {
  let name: String
  let details: String
}

/// The rows of those who show, each worded when the view asks for it.
struct EmployeeListDisplayData {
  let count: Int
  let row: @MainActor (Int) -> EmployeeDisplayData
}
