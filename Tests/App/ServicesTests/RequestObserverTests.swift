import Foundation
import Models
import Services
import TestSupport
import Testing

/// What is told of a request to a sample service.
@MainActor
@Suite(.settled)
struct RequestObserverTests {
  private final class Listener: RequestObserver {
    private(set) var told: [String] = []

    func wasCancelled() { told.append("cancelled") }
    func willAnswer(hasFailed: Bool) {
      told.append(hasFailed ? "failure" : "answer")
    }
  }

  private let scheduler = VirtualScheduler()
  private let network = Network()
  private let listener = Listener()

  private func ask() -> Task<Void, Never> {
    network.willAsk = { [listener] _ in listener }
    let service = SampleWorldClockService(
      timeAtStart: .earliest,
      server: SampleServer(scheduler: scheduler, network: network)
    )
    let task = Task { _ = try? await service.fetchTime() }
    // What asks settles what was started before it, too.
    Answers<Void>().ask { () async throws(ServiceError) in }
    return task
  }

  @Test func aCancelledRequestIsToldOfAndAnswersAllTheSame() {
    ask().cancel()
    scheduler.advance(by: .seconds(1))
    #expect(listener.told == ["cancelled", "answer"])
  }

  @Test func aFailureIsToldOf() {
    network.condition = .noNetwork
    _ = ask()
    scheduler.advance(by: .seconds(1))
    #expect(listener.told == ["failure"])
  }

  @Test func cancellingOnAnotherThreadHarmsNothing() {
    let task = ask()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      task.cancel()
      isDone.signal()
    }
    isDone.wait()
    scheduler.advance(by: .seconds(1))
    #expect(listener.told == ["answer"])
  }
}
