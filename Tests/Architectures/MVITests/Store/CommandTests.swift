import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<EmployeesEffect, EmployeesEvent>] = [
      .run(.fetchEmployees, keepsStore: true), .cancel(id: .load),
      .cancellable(.run(.fetchEmployees), id: .load, cancelInFlight: true),
      .send(.viewDidLoad),
    ]
    // The parent could be any; this one tells what it was made of.
    let parents: [Command<String, String>] = commands.map {
      $0.map(
        effect: { "\($0)?" },
        cancelID: { "\($0)" },
        event: { "\($0)" }
      )
    }
    #expect(
      parents == [
        .run("fetchEmployees?", keepsStore: true), .cancel(id: "load"),
        .cancellable(.run("fetchEmployees?"), id: "load", cancelInFlight: true),
        .send("viewDidLoad"),
      ]
    )
  }

  @Test func aChildWithoutEffectsSendsItsEventsOnly() {
    let command = Command<Never, TodoEditorEvent>.send(.saveButtonTapped)
    let parents: Command<TodoEffect, TodoEvent> = command.map(
      event: TodoEvent.editor
    )
    #expect(parents == .send(.editor(.saveButtonTapped)))
  }
}
