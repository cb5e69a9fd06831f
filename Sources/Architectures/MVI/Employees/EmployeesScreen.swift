import ConsoleUI
import Models

/// Puts the list of employees together: the view holds its store.
@MainActor
public func makeEmployeesScreen(
  service: any EmployeeService
) -> ViewController {
  let store = Store(
    initialState: EmployeesState(),
    reducer: EmployeesReducer(),
    effectHandler: EmployeesEffectHandler(service: service)
  )
  return EmployeesViewController(store: store)
}
