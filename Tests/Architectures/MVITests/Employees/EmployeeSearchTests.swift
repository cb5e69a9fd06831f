import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeeSearchTests {
  private var state = EmployeesState()
  private var effects: [EmployeesEffect] = []

  init() {
    send(.viewDidLoad)
    send(.employeesResponse(.success([.zoe, .ada, .bob]), load: 1))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(state.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test mutating func aSearchShowsOnlyWhomItFinds() {
    send(.searchTextChanged("o"))
    #expect(state.rows.map(\.name) == ["Bob", "Zoë"])
    send(.searchTextChanged(" OE "))
    #expect(state.rows.map(\.name) == ["Zoë"])
    send(.searchTextChanged("nobody"))
    #expect(state.rows.map(\.name) == [])
  }

  @Test(arguments: ["", " "])
  mutating func aBlankSearchShowsAll(text: String) {
    send(.searchTextChanged("o"))
    send(.searchTextChanged(text))
    #expect(state.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test mutating func sortedBySalaryTheHighestComesFirst() {
    send(.sortButtonTapped)
    #expect(state.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test mutating func sortedTwiceTheListIsByNameAgain() {
    send(.sortButtonTapped)
    send(.sortButtonTapped)
    #expect(state.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test mutating func searchAndOrderSurviveEachOther() {
    send(.searchTextChanged("a"))
    send(.sortButtonTapped)
    #expect(state.rows.map(\.name) == ["Ada"])
    send(.searchTextChanged(""))
    #expect(state.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test mutating func searchAndOrderSurviveAReload() {
    send(.searchTextChanged("o"))
    send(.sortButtonTapped)
    send(.reloadButtonTapped)
    send(.employeesResponse(.success([.zoe, .ada, .bob]), load: 2))
    #expect(state.rows.map(\.name) == ["Bob", "Zoë"])
  }

  private mutating func send(_ event: EmployeesEvent) {
    effects = EmployeesReducer().reduce(into: &state, event: event)
  }
}
