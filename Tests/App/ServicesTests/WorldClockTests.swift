import Foundation
import Models
import Services
import TestSupport
import Testing

/// The time in files, and what a sample service makes of it.
@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let scheduler = VirtualScheduler()
  private let network = Network()

  @Test func onlyTheTimeIsNeeded() throws {
    let time = try worldTime(#"{"currentDateTime": "2021-09-26T05:05Z"}"#)
    #expect(time.date == Date(timeIntervalSince1970: 1_632_632_700))
  }

  @Test func otherKeysAreIgnored() throws {
    let time = try worldTime(
      #"{"utcOffset": [], "currentDateTime": "0001-01-01T00:00Z", "$id": 1}"#
    )
    #expect(time == .earliest)
  }

  @Test(arguments: [
    ("[]", "expected an object, found a list"),
    ("{}", "currentDateTime: \(expected), found nothing"),
    (
      #"{"currentDateTime": null}"#,
      "currentDateTime: \(expected), found null"
    ),
    (
      #"{"currentDateTime": 1632632700}"#,
      "currentDateTime: \(expected), found 1632632700"
    ),
    (
      #"{"currentDateTime": "2021-09-26T05:05"}"#,
      #"currentDateTime: \#(expected), found "2021-09-26T05:05","#
        + " without a zone such as Z or -04:00"
    ),
    // In UTC it is still the year 0.
    (
      #"{"currentDateTime": "0001-01-01T00:00+01:00"}"#,
      #"currentDateTime: \#(expected), found "0001-01-01T00:00+01:00","#
        + " which is outside of these years in UTC"
    ),
  ])
  func badClocks(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.worldTime)
    #expect(found == expected)
  }

  private nonisolated static let expected =
    #"expected a time of the years 1 to 9999 such as "2021-09-26T05:05Z""#

  @Test func theClockGoesOnWithTheRun() throws {
    let service = service(at: .earliest)
    let answers = Answers<WorldTime>()
    for wait in [Duration.zero, .milliseconds(90_500), .seconds(86_400)] {
      scheduler.advance(by: wait)
      answers.ask(service.fetchTime)
    }
    scheduler.advance(by: .milliseconds(400))
    let seconds = try answers.all.map { answer in
      try answer.get().date.timeIntervalSince(WorldTime.earliest.date)
    }
    #expect(seconds == [0, 90.5, 86_490.5])
  }

  @Test func afterTheYear9999ThereIsNoTime() {
    let answers = Answers<WorldTime>()
    let service = service(at: .latest)
    scheduler.advance(by: .seconds(1))
    answers.ask(service.fetchTime)
    network.condition = .noNetwork
    answers.ask(service.fetchTime)
    scheduler.advance(by: .seconds(Int64.max))
    answers.ask(service.fetchTime)
    scheduler.advance(by: .seconds(1))
    #expect(
      answers.all == [
        .failure(.unreadable), .failure(.noNetwork), .failure(.noNetwork),
      ]
    )
  }

  @Test func inOtherWorldsItIsAnotherHourAndAtTimesTheFirstOrLast() throws {
    let service = SampleWorldClockService(
      timeAtStart: .earliest,
      server: SampleServer(scheduler: scheduler, network: Network(world: 1))
    )
    let answers = Answers<WorldTime>()
    for _ in 0..<100 {
      answers.ask(service.fetchTime)
      scheduler.advance(by: .seconds(1))
    }
    let times = try answers.all.map { try $0.get() }
    #expect(times.count == 100)
    #expect(times.contains(.latest))
    #expect(Set(times.map(\.date)).count > 50)
    #expect(
      times.contains { $0.date > WorldTime.earliest.date + 3600 }
    )
  }

  private func worldTime(_ json: String) throws -> WorldTime {
    try withDataFile(json.utf8) { try $0.worldTime() }
  }

  private func service(at time: WorldTime) -> SampleWorldClockService {
    SampleWorldClockService(
      timeAtStart: time,
      server: SampleServer(scheduler: scheduler, network: network)
    )
  }
}
