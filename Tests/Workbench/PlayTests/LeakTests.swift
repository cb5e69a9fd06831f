import Catalogue
import Models
import Play
import Scenarios
import Services
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
  func modelMayWaitForAnAnswer() throws {
    try whileSaving(.milkWith { $0 }).check(todo())
  }

  @Test
  func modelIsFoundThatStaysForEver() throws {
    let scenario = whileSaving(.milkWith(UnansweredTodoService.init))
    let failure = #expect(throws: LeakFailure.self) {
      try scenario.check(todo())
    }
    #expect(failure?.moment == "once nothing was pending")
    #expect(failure?.types == ["Models.TodoStore"])
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

  @Test
  func whatTellsAScreenWhatToShowBelongsToIt() throws {
    let variant = try #require(Variant(.mvvm, .greeting))
    let data = try Feature.greeting.sampleData()
    let session = Session(variant: variant, world: World(data: data))
    let types = ScreenObjects(of: session).aliveOnScreen
    #expect(types.contains("MVVM.GreetingViewModel"))
    withExtendedLifetime(session) {}
  }

  @Test
  func modelDoesNotBelongToAScreen() throws {
    let data = try Feature.todo.sampleData()
    let session = Session(variant: try todo(), world: World(data: data))
    let objects = ScreenObjects(of: session)
    #expect(objects.alive.contains("Models.TodoStore"))
    #expect(!objects.aliveOnScreen.contains("Models.TodoStore"))
    withExtendedLifetime(session) {}
  }

  private func whileSaving(_ data: FeatureData) -> Scenario {
    Scenario(
      "todo 7",
      "a list that goes away while it is saved is released",
      data: data,
      script: """
        wait 400ms
        select 1
        expect "Saving..."
        """
    )
  }

  private func todo() throws -> Variant {
    try #require(Variant(.mvc, .todo))
  }

  private func variant(fault: PhotoListDouble.Fault?) throws -> Variant {
    try #require(Catalogue.doubles(with: fault).variants.last)
  }
}

extension FeatureData {
  /// One to-do, and a service made of the sample's.
  fileprivate static func milkWith(
    _ service:
      @escaping @MainActor @Sendable (any TodoService) ->
      any TodoService
  ) -> FeatureData {
    FeatureData { server in
      service(SampleTodoService(todos: [Todo(title: "Milk")], server: server))
    }
  }
}

/// Never answers a request to save, and keeps who waits for it.
private final class UnansweredTodoService: TodoService {
  private let service: any TodoService
  // A checked one would complain that it is never resumed.
  private var waiting: [UnsafeContinuation<Void, Never>] = []

  init(_ service: any TodoService) {
    self.service = service
  }

  func load() async throws(ServiceError) -> [Todo] {
    try await service.load()
  }

  func save(_ todos: [Todo]) async throws(ServiceError) {
    await withUnsafeContinuation { waiting.append($0) }
  }
}
