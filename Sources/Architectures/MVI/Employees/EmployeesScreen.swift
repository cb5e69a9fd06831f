import ConsoleUI
import Models

/// Puts the list of employees together; the view holds its store.
///
/// - Who asks for the employees: the reducer has an effect run, and the effect
///   handler calls the service.
/// - Who hears the answer: the reducer, by the event `employeesResponse`. A new
///   load cancels the one before, so the store drops that one's answer.
/// - Who shows it: the view renders the state. The search text, the order and
///   the alerts that are due are state too. The rows, the count and the words
///   of the alerts are computed.
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
