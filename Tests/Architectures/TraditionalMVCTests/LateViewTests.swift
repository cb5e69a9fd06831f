import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// A view that joins late shows at once what the model holds by then.
///
/// A failure is not presented again.
@MainActor
@Suite(.settled)
struct LateViewTests {
  private func expect(
    _ late: any TriadView,
    looksLike early: any TriadView,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = [early, late].map { view in
      Window(showing: HostViewController(hosting: view)).makeFrame().lines
    }
    #expect(lines[0] == lines[1], sourceLocation: sourceLocation)
  }

  @Test func photos() throws {
    let service = HeldPhotoService()
    let model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    let early = PhotoListView(model: model)
    model.loadPhotos()
    expect(PhotoListView(model: model), looksLike: early)
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
    expect(PhotoListView(model: model), looksLike: early)
  }

  @Test func employees() throws {
    let service = HeldEmployeeService()
    let model = EmployeesModel(service: service)
    let early = EmployeesView(model: model)
    model.loadEmployees()
    expect(EmployeesView(model: model), looksLike: early)
    try service.answer(1, with: .success([.ada, .bob]))
    model.search(for: "a")
    model.toggleOrder()
    expect(EmployeesView(model: model), looksLike: early)
  }

  @Test func todos() throws {
    let service = HeldTodoService()
    let model = TodoModel(service: service)
    let early = TodoView(model: model)
    model.loadTodos()
    expect(TodoView(model: model), looksLike: early)
    try service.loads.answer(1, with: .success([.milk, .bread]))
    model.toggleAll()
    expect(TodoView(model: model), looksLike: early)
  }

  @Test func aToDoThatIsGone() throws {
    let service = HeldTodoService()
    let model = try TodoModel.loaded([.milk], from: service)
    let item = try #require(model.list?.items.first)
    model.delete(item.id)
    let late = TodoEditorView(id: item.id, model: model)
    let layout = try #require(late.subviews.first as? TodoEditorLayout)
    #expect(layout.missingLabel.text == "No longer in the list")
    #expect(layout.savingLabel.text == "Saving...")
  }

  @Test func weather() throws {
    let places = HeldPlaceService()
    let weather = HeldWeatherService()
    let model = WeatherModel(placeService: places, weatherService: weather)
    let early = WeatherView(model: model)
    model.findDefaultPlace()
    expect(WeatherView(model: model), looksLike: early)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    expect(WeatherView(model: model), looksLike: early)
  }

  @Test func worldClock() throws {
    let clock = HeldWorldClockService()
    let model = WorldClockModel(service: clock)
    let early = WorldClockView(model: model)
    model.loadTime()
    try clock.answer(1, with: .success(.sunday))
    expect(WorldClockView(model: model), looksLike: early)
  }
}
