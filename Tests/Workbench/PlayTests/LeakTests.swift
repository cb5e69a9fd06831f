import Catalogue
import Models
import Play
import Testing

/// Whether a scenario finds what outlives its screen.
@MainActor
struct LeakTests {
  private let whileLoading = Scenario(
    "all 1",
    "a list that goes away while it loads is released",
    script: "wait 100ms"
  )

  @Test
  func soundScreenPasses() throws {
    try whileLoading.check(variant(fault: nil))
  }

  @Test(arguments: [PhotoListDouble.Fault.heldByPendingAnswer, .cycle])
  func leakIsFound(fault: PhotoListDouble.Fault) throws {
    let failure = #expect(throws: LeakFailure.self) {
      try whileLoading.check(variant(fault: fault))
    }
    let types = failure?.types ?? []
    #expect(types.contains("PlayTests.PhotoListDouble"))
    // What the controller holds is found as well.
    #expect(types.contains("Layouts.PhotoListLayout"))
  }

  @Test
  func leakIsNoLongerFoundOnceTheAnswerHasCome() throws {
    let afterwards = Scenario("all 1", "...", script: "wait 400ms")
    try afterwards.check(variant(fault: .heldByPendingAnswer))
  }

  @Test
  func everyPartOfAScreenIsFoundWithoutListingTypes() throws {
    let variant = try #require(Variant(.mvp, .greeting))
    let data = try Feature.greeting.sampleData()
    let session = Session(variant: variant, world: World(data: data))
    #expect(
      ScreenObjects(of: session).types == [
        "MVP.GreetingPresenter", "MVP.GreetingViewController",
        "ConsoleUI.Button", "ConsoleUI.Label",
        "ConsoleUI.NavigationController", "ConsoleUI.NavigationView",
        "ConsoleUI.Window", "Layouts.GreetingLayout",
      ]
    )
  }

  @Test
  func objectsOfAScreenThatIsThereAreAlive() throws {
    let variant = try #require(Variant(.mvvm, .weather))
    let data = try Feature.weather.sampleData()
    let session = Session(variant: variant, world: World(data: data))
    let objects = ScreenObjects(of: session)
    #expect(objects.alive == objects.types)
    #expect(objects.since(objects).types.isEmpty)
    withExtendedLifetime(session) {}
  }

  private func variant(fault: PhotoListDouble.Fault?) throws -> Variant {
    try #require(Catalogue.doubles(with: fault).variants.last)
  }
}
