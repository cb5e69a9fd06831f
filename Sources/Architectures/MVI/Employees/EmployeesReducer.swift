import Models

/// What the list of employees shows, and which load is the last.
struct EmployeesState: Equatable {
  fileprivate(set) var isLoading = false
  /// All employees in order; nil until some were loaded.
  fileprivate(set) var employees: [Employee]?
  /// Those whom the search finds.
  fileprivate(set) var shownEmployees: [Employee] = []
  fileprivate(set) var order = EmployeeOrder.name
  /// What the search field holds.
  fileprivate(set) var searchText = ""
  fileprivate(set) var alerts = AlertQueue<EmployeesAlert>()
  fileprivate var latestLoad = 0
}

/// Why an alert is due.
enum EmployeesAlert: Equatable {
  case loadFailed(ServiceError)
  case selected(Employee)
}

/// What can happen on the screen of employees: what the user does, then what
/// the service answers.
enum EmployeesEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case sortButtonTapped
  case searchFieldChanged(String)
  case employeeSelected(atRow: Int)
  case alertClosed(number: Int)

  case employeesResponse(Result<[Employee], ServiceError>, load: Int)
}

/// What the list of employees wants done outside.
enum EmployeesEffect: Equatable {
  case fetchEmployees(load: Int)
}

/// Decides when to load, what becomes of an answer, and what searching,
/// sorting and selecting do.
struct EmployeesReducer: Reducer {
  func reduce(
    into state: inout EmployeesState,
    event: EmployeesEvent
  ) -> [EmployeesEffect] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      state.latestLoad += 1
      state.isLoading = true
      return [.fetchEmployees(load: state.latestLoad)]
    case .sortButtonTapped:
      state.order = state.order == .name ? .salary : .name
      state.employees = state.employees?.sorted(by: state.order)
      search(in: &state)
      return []
    case .searchFieldChanged(let text):
      state.searchText = text
      search(in: &state)
      return []
    case .employeeSelected(let row):
      guard state.shownEmployees.indices.contains(row) else { return [] }
      state.alerts.add(.selected(state.shownEmployees[row]))
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

  private func finishLoading(
    with answer: Result<[Employee], ServiceError>,
    in state: inout EmployeesState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let employees):
      state.employees = employees.sorted(by: state.order)
      search(in: &state)
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  /// Shows those whom the search finds now.
  private func search(in state: inout EmployeesState) {
    state.shownEmployees = state.employees?.matching(state.searchText) ?? []
  }
}
