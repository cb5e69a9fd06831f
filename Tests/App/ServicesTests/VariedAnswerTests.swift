import Foundation
import Models
import Services
import TestSupport
import Testing

/// What sample services answer in worlds in which answers change.
@MainActor
@Suite(.settled)
struct VariedAnswerTests {
  private static let photos = (1...4).map {
    Photo(id: $0, name: "\($0)", createdAt: Date(), isForSale: true)
  }

  /// What a service answers to so many requests, one after another.
  private func answers(world: Int, count: Int = 200) -> [[Photo]] {
    let scheduler = VirtualScheduler()
    let service = SamplePhotoService(
      photos: Self.photos,
      server: SampleServer(scheduler: scheduler, network: Network(world: world))
    )
    let answers = Answers<[Photo]>()
    for _ in 0..<count {
      answers.ask(service.fetchPopularPhotos)
      scheduler.advance(by: .seconds(1))
    }
    return answers.all.map { (try? $0.get()) ?? [] }
  }

  @Test func inWorldZeroNothingChanges() {
    #expect(Set(answers(world: 0).map(\.count)) == [4])
    #expect(answers(world: 0).allSatisfy { $0 == Self.photos })
  }

  @Test func theSameNumberGivesTheSameAnswers() {
    #expect(answers(world: 7) == answers(world: 7))
    #expect(answers(world: 7) != answers(world: 8))
  }

  @Test func answersAreTheSameOrOthersOrFewerOrNone() {
    let answers = answers(world: 1)
    let ids = Self.photos.map(\.id)
    let names = Self.photos.map(\.name)
    #expect(answers.contains(Self.photos))
    #expect(answers.contains([]))
    #expect(answers.contains { (1...3).contains($0.count) })
    #expect(answers.contains { $0.map(\.id) == ids && $0 != Self.photos })
    // Whoever looks at the names alone sees no change in these.
    #expect(answers.contains { $0.map(\.name) == names && $0 != Self.photos })
    #expect(answers.contains { $0.count == 4 && $0.map(\.id) != ids })
    #expect(answers.contains { $0.contains { !$0.isForSale } })
    #expect(answers.contains { $0.contains { $0.camera != nil } })
  }

  @Test func aPlaceIsFoundOrNotAndHasWeatherWhereItIs() throws {
    let weather = try SampleData.file("weather").weather()
    let scheduler = VirtualScheduler()
    let network = Network(world: 3)
    let places = SamplePlaceService(
      samples: weather,
      server: SampleServer(scheduler: scheduler, network: network)
    )
    let service = SampleWeatherService(
      samples: weather,
      server: SampleServer(scheduler: scheduler, network: network)
    )
    let lookUps = Answers<Place?>()
    for _ in 0..<50 {
      lookUps.ask(places.findPlace, with: Place.defaultName)
      scheduler.advance(by: .seconds(10))
    }
    let found = try lookUps.all.map { try $0.get() }
    #expect(found.count == 50)
    #expect(Set(found.map { $0 == nil }) == [true, false])
    let answers = Answers<Weather>()
    for place in found.compactMap(\.self) {
      answers.ask(service.fetchWeather, with: place)
      scheduler.advance(by: .seconds(10))
    }
    let temperatures = try answers.all.map { try $0.get().temperature }
    #expect(Set(temperatures).count > 3)
  }
}
