import Models

/// Decides when to load, what becomes of an answer, and what searching,
/// sorting and selecting do.
///
/// It must know only state and event.
struct EmployeesReducer: Reducer {
  func reduce(
    into state: inout EmployeesState,
    event: EmployeesEvent
  ) -> [EmployeesEffect] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      return startLoading(in: &state)
    case .sortButtonTapped:
      state.list.toggleOrder()
      return []
    case .searchFieldChanged(let text):
      state.list.search(for: text)
      return []
    case .employeeSelected(let row):
      guard state.rows.indices.contains(row) else { return [] }
      select(state.rows[row], in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .employeesResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
      return []
    }
  }

  private func startLoading(in state: inout EmployeesState) -> [EmployeesEffect]
  {
    state.latestLoad += 1
    state.isLoading = true
    return [.fetchEmployees(load: state.latestLoad)]
  }

  private func finishLoading(
    with answer: Result<[Employee], ServiceError>,
    in state: inout EmployeesState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let employees):
      state.list.load(employees)
    case .failure(let error):
      state.alerts.add(title: "Alert", message: error.message)
    }
  }

  private func select(_ row: EmployeeRow, in state: inout EmployeesState) {
    state.alerts.add(title: row.alertTitle, message: row.alertMessage)
  }
}
