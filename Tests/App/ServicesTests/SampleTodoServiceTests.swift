import Models
import Services
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SampleTodoServiceTests {
  private static let milk = Todo(title: "Milk")
  private static let bread = Todo(title: "Bread", isCompleted: true)

  private let scheduler = VirtualScheduler()
  private let network = Network()

  private func service(_ todos: Todo..., network: Network? = nil)
    -> SampleTodoService
  {
    SampleTodoService(
      todos: todos,
      server: SampleServer(
        scheduler: scheduler,
        network: network ?? self.network
      )
    )
  }

  @Test func aSaveEndsAfterTwoHundredMillisecondsAndIsKept() {
    let service = service(Self.milk)
    let saves = Answers<Void>()
    let loads = Answers<[Todo]>()
    saves.ask(service.save, with: [Self.bread])
    scheduler.advance(by: .milliseconds(199))
    loads.ask(service.load)
    #expect(saves.all.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(saves.all.map(\.failure) == [nil])
    loads.ask(service.load)
    scheduler.advance(by: .seconds(1))
    #expect(loads.all == [.success([Self.milk]), .success([Self.bread])])
  }

  @Test(arguments: ServiceError.allCases)
  func aSaveFailsAsTheNetworkWasWhenItWasAsked(error: ServiceError) {
    let service = service(Self.milk)
    let saves = Answers<Void>()
    let loads = Answers<[Todo]>()
    network.condition = error
    saves.ask(service.save, with: [Self.bread])
    network.condition = nil
    scheduler.advance(by: .seconds(1))
    #expect(saves.all.map(\.failure) == [error])
    loads.ask(service.load)
    scheduler.advance(by: .seconds(1))
    #expect(loads.all == [.success([Self.milk])])
  }

  @Test func inVariedWorldsSavesAreAnsweredAndNoTitleIsBlank() throws {
    let saves = Answers<Void>()
    let loads = Answers<[Todo]>()
    for world in 1...40 {
      let network = Network(world: world)
      let service = service(Self.milk, Self.bread, network: network)
      saves.ask(service.save, with: [Self.bread, Self.milk])
      scheduler.advance(by: .seconds(1))
      loads.ask(service.load)
      scheduler.advance(by: .seconds(1))
    }
    #expect(saves.all.count == 40)
    for save in saves.all { try save.get() }
    let lists = try loads.all.map { try $0.get() }
    let todos = lists.flatMap(\.self)
    #expect(lists.contains([Self.bread, Self.milk]))
    #expect(todos.contains { !["Milk", "Bread"].contains($0.title) })
    #expect(todos.contains { $0.description != "" })
    #expect(todos.contains { $0.title == "Milk" && $0.isCompleted })
    #expect(!todos.contains { $0.title.allSatisfy(\.isWhitespace) })
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
