import Foundation
import Models
import Services
import Testing

@MainActor
struct SampleServicesTests {
  private let scheduler = VirtualScheduler()
  private let network = Network()

  @Test func evenWithoutDelayAnAnswerNeverComesInsideTheCall() {
    let service = photoService([], delay: .zero)
    var answers: [Result<[Photo], ServiceError>] = []

    service.fetchPopularPhotos { answers.append($0) }
    #expect(answers == [])

    scheduler.advance(by: .zero)
    #expect(answers == [.success([])])
  }

  @Test(arguments: ServiceError.allCases)
  func aRequestFailsAsTheNetworkWasWhenItWasMade(error: ServiceError) {
    let service = photoService([])
    var answers: [Result<[Photo], ServiceError>] = []

    network.condition = error
    service.fetchPopularPhotos { answers.append($0) }
    network.condition = nil
    service.fetchPopularPhotos { answers.append($0) }
    network.condition = error

    scheduler.advance(by: .milliseconds(399))
    #expect(answers == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(answers == [.failure(error), .success([])])
  }

  @Test func eachPlaceHasItsOwnDelayAndAnUnknownOneTheUsual() {
    let service = SamplePlaceService(
      samples: [sample("Slow", delay: .seconds(3))],
      server: SampleServer(scheduler: scheduler, network: network)
    )
    var answers: [String] = []
    service.findPlace(named: "slow") { _ in
      answers.append("slow at \(scheduler.now)")
    }
    service.findPlace(named: "unknown") { _ in
      answers.append("unknown at \(scheduler.now)")
    }
    scheduler.advance(by: .seconds(3))
    #expect(answers == ["unknown at 0.4 seconds", "slow at 3.0 seconds"])
  }

  @Test(arguments: [nil, ServiceError.permissionDenied])
  func weatherComesOrFailsAfterThePlacesDelay(error: ServiceError?) {
    let slow = sample("Slow, VA", delay: .seconds(3))
    var answers: [Result<Weather, ServiceError>] = []
    network.condition = error
    weatherService([slow]).fetchWeather(at: slow.place) {
      answers.append($0)
    }
    scheduler.advance(by: .milliseconds(2999))
    #expect(answers == [])

    scheduler.advance(by: .milliseconds(1))
    #expect(answers == [error.map { .failure($0) } ?? .success(slow.weather)])
  }

  @Test func thereIsNoWeatherForAPlaceOfTheSameNameElsewhere() {
    var answers: [Result<Weather, ServiceError>] = []
    weatherService([sample("P", latitude: 1)])
      .fetchWeather(at: sample("P", latitude: 2).place) { answers.append($0) }
    scheduler.advance(by: .usualAnswer)
    #expect(answers == [.failure(.unreadable)])
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
