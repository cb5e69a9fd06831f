import ConsoleUI
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// A screen that opens on the model of another only joins that.
///
/// One opens while the model loads, and one when it has loaded and the user has
/// gone on.
@MainActor
@Suite(.settled)
struct SecondScreenTests {
  private func show(_ view: any TriadView) -> Window {
    Window(showing: HostViewController(hosting: view))
  }

  private func expectTheSame(
    on windows: Window...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = Set(windows.map { $0.makeFrame().lines })
    #expect(frames.count == 1, sourceLocation: sourceLocation)
  }

  @Test func photos() throws {
    let service = HeldPhotoService()
    let model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    let first = show(PhotoListView(model: model))
    let second = show(PhotoListView(model: model))
    #expect(service.asked == [1])
    try service.answer(1, with: .success([.earthrise]))
    let third = show(PhotoListView(model: model))
    #expect(service.asked == [1])
    #expect(third.makeFrame().contains("Earthrise"))
    expectTheSame(on: first, second, third)
    try third.press("Reload")
    #expect(service.asked == [1, 2])
  }

  @Test func employees() throws {
    let service = HeldEmployeeService()
    let model = EmployeesModel(service: service)
    let first = show(EmployeesView(model: model))
    let second = show(EmployeesView(model: model))
    #expect(service.asked == [1])
    try service.answer(1, with: .success([]))
    let third = show(EmployeesView(model: model))
    #expect(service.asked == [1])
    #expect(third.makeFrame().contains("No employees"))
    expectTheSame(on: first, second, third)
    try third.press("Reload")
    #expect(service.asked == [1, 2])
  }

  @Test func weather() throws {
    let places = HeldPlaceService()
    let model = WeatherModel(
      placeService: places,
      weatherService: HeldWeatherService()
    )
    let first = show(WeatherView(model: model))
    let second = show(WeatherView(model: model))
    #expect(places.asked == ["McGaheysville, VA"])
    model.findPlace(named: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    let third = show(WeatherView(model: model))
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(third.makeFrame().contains("Richmond"))
    expectTheSame(on: first, second, third)
  }

  @Test func worldClock() throws {
    let clock = HeldWorldClockService()
    let model = WorldClockModel(service: clock)
    let first = show(WorldClockView(model: model))
    let second = show(WorldClockView(model: model))
    #expect(clock.asked == [1])
    try clock.answer(1, with: .success(.sunday))
    try first.press("Tomorrow")
    let third = show(WorldClockView(model: model))
    #expect(clock.asked == [1])
    #expect(third.makeFrame().contains("2021-09-27 05:05 UTC"))
    expectTheSame(on: first, second, third)
    try third.press("Now")
    #expect(clock.asked == [1, 2])
  }

  @Test func todos() throws {
    let service = HeldTodoService()
    let model = TodoModel(service: service)
    let first = show(TodoView(model: model))
    let second = show(TodoView(model: model))
    #expect(service.loads.asked == [1])
    try service.loads.answer(1, with: .success([.milk]))
    model.toggleAll()
    let third = show(TodoView(model: model))
    #expect(service.loads.asked == [1])
    #expect(third.makeFrame().contains("[x] Milk"))
    expectTheSame(on: first, second, third)
  }
}
