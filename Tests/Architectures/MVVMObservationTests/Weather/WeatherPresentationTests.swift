import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
@Suite(.settled)
struct WeatherPresentationTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.viewDidLoad()
  }

  @Test func changingTheLocationAsksForIt() throws {
    #expect(!viewModel.isAskingForLocation)
    viewModel.changeLocationButtonTapped()
    #expect(viewModel.isAskingForLocation)
    let question = try #require(viewModel.alerts.first)
    #expect(
      question
        == AlertContents(
          id: question.id,
          title: "Choose location",
          message: nil,
          hasTextField: true,
          buttons: [
            .init(title: "Submit", answer: .submit), .init(title: "Cancel"),
          ]
        )
    )
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test(arguments: ["Richmond, VA", " "])
  func aSubmittedLocationIsNoLongerAskedFor(name: String) throws {
    try viewModel.submitLocation(name)
    #expect(!viewModel.isAskingForLocation)
  }

  @Test func aLocationThatIsCancelledChangesNothing() throws {
    viewModel.changeLocationButtonTapped()
    try viewModel.closeAlert()
    #expect(!viewModel.isAskingForLocation)
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(viewModel.alertTexts.count == 2)
    let first = try #require(viewModel.alerts.first)
    viewModel.alertAnswered(first.id, with: nil, text: "")
    #expect(viewModel.alertTexts == [AlertText("Alert", "No Network")])
    #expect(viewModel.alerts.first?.id != first.id)
  }

  @Test func aFailureWaitsBehindTheQuestionForALocation() throws {
    viewModel.changeLocationButtonTapped()
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    #expect(viewModel.alerts.first?.hasTextField == true)
    try viewModel.closeAlert()
    #expect(viewModel.alertTexts == [AlertText("Alert", "No Network")])
    #expect(viewModel.alerts.count == 1)
  }

  @Test func aQuestionStaysWhenAnotherIsAnswered() throws {
    viewModel.changeLocationButtonTapped()
    viewModel.changeLocationButtonTapped()
    let questions = viewModel.alerts.map(\.id)
    viewModel.alertAnswered(
      questions[0],
      with: .submit,
      text: "Richmond, VA"
    )
    #expect(viewModel.alerts.map(\.id) == [questions[1]])
  }

  @Test func anotherQuestionHasAnotherIdentity() throws {
    viewModel.changeLocationButtonTapped()
    let first = viewModel.alerts.first?.id
    try viewModel.closeAlert()
    viewModel.changeLocationButtonTapped()
    #expect(viewModel.alerts.first?.id != first)
  }

  @Test func everyOutputTellsOfItsChange() throws {
    let city = Observed { viewModel.city }
    let date = Observed { viewModel.date }
    let iconCode = Observed { viewModel.iconCode }
    let currentSummary = Observed { viewModel.currentSummary }
    let forecastSummary = Observed { viewModel.forecastSummary }
    let isAskingForLocation = Observed { viewModel.isAskingForLocation }
    let alerts = Observed { viewModel.alertTexts }
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(city.value == "McGaheysville, VA")
    #expect(date.value == "Monday, Aug 28")
    #expect(iconCode.value == "c03d")
    #expect(currentSummary.value == "Broken clouds - 24℉")
    #expect(forecastSummary.value == "Summary: Broken clouds")
    viewModel.changeLocationButtonTapped()
    #expect(isAskingForLocation.value)
    try viewModel.closeAlert()
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(alerts.value == [AlertText("Alert", "No Network")])
  }
}
