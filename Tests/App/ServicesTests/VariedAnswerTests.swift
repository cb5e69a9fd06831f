import Foundation
import Models
import Services
import Testing

/// What sample services answer in worlds in which answers change.
@MainActor
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
    var answers: [[Photo]] = []
    for _ in 0..<count {
      service.fetchPopularPhotos { answers.append((try? $0.get()) ?? []) }
      scheduler.advance(by: .seconds(1))
    }
    return answers
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
    var found: [Place?] = []
    var temperatures: Set<Double> = []
    for _ in 0..<50 {
      places.findPlace(named: Place.defaultName) { answer in
        let place = try? answer.get()
        found.append(place)
        guard let place else { return }
        service.fetchWeather(at: place) { answer in
          switch answer {
          case .success(let weather): temperatures.insert(weather.temperature)
          case .failure(let error): Issue.record("\(error)")
          }
        }
      }
      scheduler.advance(by: .seconds(10))
    }
    #expect(found.count == 50)
    #expect(Set(found.map { $0 == nil }) == [true, false])
    #expect(temperatures.count > 3)
  }
}
