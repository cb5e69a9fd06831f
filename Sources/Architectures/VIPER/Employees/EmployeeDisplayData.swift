/// What a row shows, in words.
struct EmployeeDisplayData: Equatable {
  let name: String
  let details: String
}

/// The rows of all employees who show. A row is worded when the view reads it.
typealias EmployeeRows = LazyMapSequence<
  [EmployeeOutputData], EmployeeDisplayData
>
