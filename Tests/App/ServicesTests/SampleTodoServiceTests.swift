import Models
import Services
import Testing

@MainActor
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
    var ends = 0
    var answers: [Result<[Todo], ServiceError>] = []
    service.save([Self.bread]) { answer in
      if case .success = answer { ends += 1 }
    }
    scheduler.advance(by: .milliseconds(199))
    service.load { answers.append($0) }
    #expect(ends == 0)
    scheduler.advance(by: .milliseconds(1))
    #expect(ends == 1)
    service.load { answers.append($0) }
    scheduler.advance(by: .seconds(1))
    #expect(answers == [.success([Self.milk]), .success([Self.bread])])
  }

  @Test(arguments: ServiceError.allCases)
  func aSaveFailsAsTheNetworkWasWhenItWasAsked(error: ServiceError) {
    let service = service(Self.milk)
    var failures: [ServiceError] = []
    var answers: [Result<[Todo], ServiceError>] = []
    network.condition = error
    service.save([Self.bread]) { answer in
      if case .failure(let error) = answer { failures.append(error) }
    }
    network.condition = nil
    scheduler.advance(by: .seconds(1))
    #expect(failures == [error])
    service.load { answers.append($0) }
    scheduler.advance(by: .seconds(1))
    #expect(answers == [.success([Self.milk])])
  }

  @Test func inVariedWorldsSavesAreAnsweredAndNoTitleIsBlank() {
    var lists: [[Todo]] = []
    for world in 1...40 {
      let network = Network(world: world)
      let service = service(Self.milk, Self.bread, network: network)
      var ends = 0
      service.save([Self.bread, Self.milk]) { answer in
        if case .success = answer { ends += 1 }
      }
      scheduler.advance(by: .seconds(1))
      #expect(ends == 1)
      service.load { lists.append((try? $0.get()) ?? []) }
      scheduler.advance(by: .seconds(1))
    }
    let todos = lists.flatMap(\.self)
    #expect(lists.contains([Self.bread, Self.milk]))
    #expect(todos.contains { !["Milk", "Bread"].contains($0.title) })
    #expect(todos.contains { $0.description != "" })
    #expect(todos.contains { $0.title == "Milk" && $0.isCompleted })
    #expect(!todos.contains { $0.title.allSatisfy(\.isWhitespace) })
  }
}
