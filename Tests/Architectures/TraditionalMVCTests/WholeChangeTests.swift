import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// A model makes a whole change before it tells of it.
@MainActor
@Suite(.settled)
struct WholeChangeTests {
  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.earthrise]), .failure(.noNetwork),
  ])
  func photos(answer: Result<[Photo], ServiceError>) throws {
    let service = HeldPhotoService()
    let model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    func state() -> [AnyHashable?] {
      [model.isLoading, model.photoModels.map(\.photo.id), model.failure]
    }
    try expectOneState(of: model, state) { model.loadPhotos() }
    try expectOneState(of: model, state) {
      try service.answer(1, with: answer)
    }
  }

  @Test(arguments: [
    Result<[Employee], ServiceError>.success([.ada, .bob]),
    .failure(.noNetwork),
  ])
  func employees(answer: Result<[Employee], ServiceError>) throws {
    let service = HeldEmployeeService()
    let model = EmployeesModel(service: service)
    func state() -> [AnyHashable?] {
      [
        model.isLoading, model.foundEmployees.map(\.name), model.failure,
        model.order, model.searchText,
      ]
    }
    try expectOneState(of: model, state) { model.loadEmployees() }
    try expectOneState(of: model, state) {
      try service.answer(1, with: answer)
    }
    try expectOneState(of: model, state) { model.search(for: "a") }
    try expectOneState(of: model, state) { model.toggleOrder() }
  }

  @Test(arguments: [
    Result<WorldTime, ServiceError>.success(.sunday), .failure(.noNetwork),
  ])
  func worldClock(answer: Result<WorldTime, ServiceError>) throws {
    let clock = HeldWorldClockService()
    let model = WorldClockModel(service: clock)
    func state() -> [AnyHashable?] {
      [model.isLoading, model.time?.date, model.failure]
    }
    try expectOneState(of: model, state) { model.loadTime() }
    try expectOneState(of: model, state) { try clock.answer(1, with: answer) }
  }

  @Test func weather() throws {
    let places = HeldPlaceService()
    let weather = HeldWeatherService()
    let model = WeatherModel(placeService: places, weatherService: weather)
    func state() -> [AnyHashable?] {
      ["\(String(describing: model.placeSearch))", model.failure]
    }
    try expectOneState(of: model, state) { model.findDefaultPlace() }
    try expectOneState(of: model, state) {
      try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    }
  }

  @Test(arguments: [
    Result<[Todo], ServiceError>.success([.milk]), .failure(.noNetwork),
  ])
  func loadedTodos(answer: Result<[Todo], ServiceError>) throws {
    let service = HeldTodoService()
    let model = TodoModel(service: service)
    try expectOneState(of: model, { Self.state(of: model) }) {
      model.loadTodos()
    }
    try expectOneState(of: model, { Self.state(of: model) }) {
      try service.loads.answer(1, with: answer)
    }
  }

  @Test func changedTodos() throws {
    let service = HeldTodoService()
    let model = try TodoModel.loaded([.milk], from: service)
    let state = { Self.state(of: model) }
    let changed = [Todo.milk.completed()]
    try expectOneState(of: model, state) { model.toggleAll() }
    try expectOneState(of: model, state) {
      try service.saves.answer(changed, with: .failure(.noNetwork))
    }
    try expectOneState(of: model, state) { model.tryAgain() }
    try expectOneState(of: model, state) {
      try service.saves.answer(changed, with: .failure(.noNetwork))
    }
    try expectOneState(of: model, state) { model.discardChanges() }
  }

  private static func state(of model: TodoModel) -> [AnyHashable?] {
    [
      model.isLoading, model.loadFailure, model.isSaveRequestPending,
      model.saveFailure, model.todos.map { "\($0)" },
    ]
  }

  /// Several aspects change, and whoever reads all of the model at each update
  /// always finds the state after the change.
  private func expectOneState<Aspect>(
    of model: Model<Aspect>,
    _ state: @escaping () -> [AnyHashable?],
    _ sourceLocation: SourceLocation = #_sourceLocation,
    after change: () throws -> Void
  ) throws {
    var found: [[AnyHashable?]] = []
    let dependent = DependentSpy<Aspect> { _ in found.append(state()) }
    model.addDependent(dependent)
    try change()
    #expect(found.count > 1, sourceLocation: sourceLocation)
    #expect(Set(found) == [state()], sourceLocation: sourceLocation)
  }
}
