/// What a row shows, in words.
///
/// It has no behaviour, and must not know where its words come from.
struct EmployeeDisplayData: Equatable {
  let name: String
  let details: String
}
