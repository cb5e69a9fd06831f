/// What a row shows, in words.
struct EmployeeDisplayData: Equatable {
  let name: String
  let details: String
}
