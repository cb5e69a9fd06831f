import Foundation
import Models
import Services
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SampleServicesTests {
  private let scheduler = VirtualScheduler()
  private let network = Network()

  @Test func evenWithoutDelayAnAnswerNeverComesInsideTheCall() {
    let service = photoService([], delay: .zero)
    let answers = Answers<[Photo]>()

    answers.ask(service.fetchPopularPhotos)
    #expect(answers.all == [])

    scheduler.advance(by: .zero)
    #expect(answers.all == [.success([])])
  }

  @Test(arguments: ServiceError.allCases)
  func aRequestFailsAsTheNetworkWasWhenItWasMade(error: ServiceError) {
    let service = photoService([])
    let answers = Answers<[Photo]>()

    network.condition = error
    answers.ask(service.fetchPopularPhotos)
    network.condition = nil
    answers.ask(service.fetchPopularPhotos)
    network.condition = error

    scheduler.advance(by: .milliseconds(399))
    #expect(answers.all == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(answers.all == [.failure(error), .success([])])
  }

  @Test func eachPlaceHasItsOwnDelayAndAnUnknownOneTheUsual() {
    let service = SamplePlaceService(
      samples: [sample("Slow", delay: .seconds(3))],
      server: SampleServer(scheduler: scheduler, network: network)
    )
    let slow = Answers<Place?>()
    let unknown = Answers<Place?>()
    slow.ask(service.findPlace, with: "slow")
    unknown.ask(service.findPlace, with: "unknown")
    scheduler.advance(by: .milliseconds(399))
    #expect(unknown.all.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(unknown.all == [.success(nil)])
    scheduler.advance(by: .milliseconds(2599))
    #expect(slow.all.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(slow.all.count == 1)
  }

  @Test(arguments: [nil, ServiceError.permissionDenied])
  func weatherComesOrFailsAfterThePlacesDelay(error: ServiceError?) {
    let slow = sample("Slow, VA", delay: .seconds(3))
    let answers = Answers<Weather>()
    network.condition = error
    let service = weatherService([slow])
    answers.ask(service.fetchWeather, with: slow.place)
    scheduler.advance(by: .milliseconds(2999))
    #expect(answers.all == [])

    scheduler.advance(by: .milliseconds(1))
    #expect(
      answers.all == [error.map { .failure($0) } ?? .success(slow.weather)]
    )
  }

  @Test func thereIsNoWeatherForAPlaceOfTheSameNameElsewhere() {
    let answers = Answers<Weather>()
    let service = weatherService([sample("P", latitude: 1)])
    let elsewhere = sample("P", latitude: 2).place
    answers.ask(service.fetchWeather, with: elsewhere)
    scheduler.advance(by: .usualAnswer)
    #expect(answers.all == [.failure(.unreadable)])
  }

  private func photoService(
    _ photos: [Photo],
    delay: Duration = .usualAnswer
  ) -> SamplePhotoService {
    SamplePhotoService(
      photos: photos,
      delay: delay,
      server: SampleServer(scheduler: scheduler, network: network)
    )
  }

  private func weatherService(
    _ samples: [SampleWeather]
  ) -> SampleWeatherService {
    SampleWeatherService(
      samples: samples,
      server: SampleServer(scheduler: scheduler, network: network)
    )
  }
}
