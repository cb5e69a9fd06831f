import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// What a dependent finds if it reads all of the model at each update.
@MainActor
@Suite(.settled)
struct WorldClockUpdateTests {
  private let clock = HeldWorldClockService()
  private let model: WorldClockModel

  init() {
    model = WorldClockModel(service: clock)
    model.loadTime()
  }

  @Test func theOldTimeIsNeverFoundAfterALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    model.reloadTime()
    var times: [WorldTime?] = []
    let dependent = DependentSpy<WorldClockAspect> { [model] _ in
      #expect(!model.isLoading)
      times.append(model.time)
    }
    model.addDependent(dependent)
    try clock.answer(2, with: .success(.monday))
    #expect(times == [.monday, .monday])
  }

  @Test func aLoadIsNeverToldOfWithTheOldFailure() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    var failures: [ServiceError?] = []
    let dependent = DependentSpy<WorldClockAspect> { [model] _ in
      failures.append(model.failure)
    }
    model.addDependent(dependent)
    model.reloadTime()
    #expect(failures == [nil, nil])
  }
}
