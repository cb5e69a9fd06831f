import Models
import TestSupport
import Testing

@testable import MVI

struct EmployeeSearchTests {
  private var state = EmployeesState()
  private var commands: [Command<EmployeesEffect, EmployeesEvent>] = []

  init() {
    send(.viewDidLoad)
    send(.employeesResponse(.success([.zoe, .ada, .bob])))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(state.rows.map(\.name) == ["Ada", "Bob", "Zoë"])
  }

  @Test mutating func aSearchShowsOnlyWhomItFinds() {
    send(.searchFieldChanged("o"))
    #expect(state.rows.map(\.name) == ["Bob", "Zoë"])
    send(.searchFieldChanged(" OE "))
    #expect(state.rows.map(\.name) == ["Zoë"])
    send(.searchFieldChanged("nobody"))
    #expect(state.rows.map(\.name) == [])
  }

  @Test mutating func whatIsSearchedForIsPartOfTheState() {
    #expect(state.searchText == "")
    send(.searchFieldChanged(" O"))
    #expect(state.searchText == " O")
    send(.reloadButtonTapped)
    send(.employeesResponse(.success([])))
    #expect(state.searchText == " O")
  }

  @Test(arguments: ["", " "])
  mutating func aBlankSearchShowsAll(text: String) {
    send(.searchFieldChanged("o"))
    send(.searchFieldChanged(text))
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
    send(.searchFieldChanged("a"))
    send(.sortButtonTapped)
    #expect(state.rows.map(\.name) == ["Ada"])
    send(.searchFieldChanged(""))
    #expect(state.rows.map(\.name) == ["Bob", "Ada", "Zoë"])
  }

  @Test mutating func searchAndOrderLeaveTheEmployeesAsTheyWereLoaded() {
    send(.searchFieldChanged("o"))
    send(.sortButtonTapped)
    #expect(state.employees == [.zoe, .ada, .bob])
    #expect(state.shownEmployees == [.bob, .zoe])
  }

  @Test mutating func searchAndOrderSurviveAReload() {
    send(.searchFieldChanged("o"))
    send(.sortButtonTapped)
    send(.reloadButtonTapped)
    send(.employeesResponse(.success([.zoe, .ada, .bob])))
    #expect(state.rows.map(\.name) == ["Bob", "Zoë"])
  }

  private mutating func send(_ event: EmployeesEvent) {
    commands = EmployeesReducer().reduce(into: &state, event: event)
  }
}
