import Models

/// What was loaded, what is searched for, and in which order it is shown.
struct EmployeesState: Equatable {
  var isLoading = false
  /// All employees as they were loaded; nil until a load succeeded.
  var employees: [Employee]?
  var order = EmployeeOrder.name
  /// What the search field holds.
  var searchText = ""
  var alerts = AlertQueue<EmployeesAlert>()

  /// Those whom the search finds, in order.
  ///
  /// They are computed at each reading. For a long list they would be
  /// remembered, as a memoized selector of Redux does.
  var shownEmployees: [Employee] {
    employees?.matching(searchText).sorted(by: order) ?? []
  }
}

/// Why an alert is due.
enum EmployeesAlert: Equatable {
  case loadFailed(ServiceError)
  case selected(Employee)
}

/// What can happen on the screen of employees: that it has loaded, what the
/// user does, then what the service answers.
enum EmployeesEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case sortButtonTapped
  case searchFieldChanged(String)
  case employeeSelected(id: Int)
  case alertClosed(number: Int)

  case employeesResponse(Result<[Employee], ServiceError>)
}

/// What the list of employees wants done outside.
enum EmployeesEffect: FeatureEffect {
  case fetchEmployees

  enum CancelID { case load }
}

/// Decides when to load, what becomes of an answer, and what searching,
/// sorting and selecting do.
struct EmployeesReducer: Reducer {
  func reduce(
    into state: inout EmployeesState,
    event: EmployeesEvent
  ) -> [Command<EmployeesEffect, EmployeesEvent>] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      state.isLoading = true
      return [
        .cancellable(.run(.fetchEmployees), id: .load, cancelInFlight: true)
      ]
    case .sortButtonTapped:
      state.order = state.order == .name ? .salary : .name
      return []
    case .searchFieldChanged(let text):
      state.searchText = text
      return []
    case .employeeSelected(let id):
      select(id, in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .employeesResponse(let answer):
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
      state.employees = employees
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  private func select(_ id: Int, in state: inout EmployeesState) {
    let employee = state.employees?.first { $0.id == id }
    guard let employee else { return }
    state.alerts.add(.selected(employee))
  }
}
