import Models
import Services
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PlaceLookUpTests {
  private let network = Network()

  @Test(arguments: [
    ("Richmond, VA", "Richmond, VA"),
    ("richmond, va", "Richmond, VA"),
    (" \tRICHMOND\n", "Richmond, VA"),
    ("Richmond, BC", nil),
    ("Richmond,", nil),
    ("VA", nil),
    ("Rich", nil),
    ("", nil),
    ("  ", nil),
    ("SÃO PAULO", "São Paulo, Brazil"),
    ("Sa\u{303}o paulo, brazil", "São Paulo, Brazil"),
    ("GROSSENKNETEN", "Großenkneten"),
    ("großenkneten", "Großenkneten"),
    ("서울", "서울"),
  ])
  func placesAreFoundByWholeNameOrFirstPart(name: String, found: String?) {
    let samples = [
      sample("Richmond, VA"), sample("Richmond, CA"), sample(", Nowhere"),
      sample("São Paulo, Brazil"), sample("Großenkneten"), sample("서울"),
    ]
    #expect(find(name, in: samples) == .success(found))
  }

  @Test func theFirstOfTwoPlacesThatFitWins() {
    let first = sample("Richmond, VA", latitude: 1)
    let second = sample("richmond, va", latitude: 2)
    #expect(
      find("Richmond, VA", in: [first, second])
        == .success("Richmond, VA")
    )
    #expect(
      find("Richmond, VA", in: [second, first])
        == .success("richmond, va")
    )
  }

  @Test func aWholeNameGoesBeforeAPartOfOne() {
    let samples = [sample("Richmond, VA"), sample("Richmond", latitude: 2)]
    #expect(find("richmond", in: samples) == .success("Richmond"))
    #expect(find("Richmond, VA", in: samples) == .success("Richmond, VA"))
  }

  @Test func aLookUpFailsWithTheNetworkAlsoForAnUnknownPlace() {
    network.condition = .overloaded
    #expect(find("Slow", in: []) == .failure(.overloaded))
  }

  /// The name of the place that a look-up finds; nil for none.
  private func find(
    _ name: String,
    in samples: [SampleWeather]
  ) -> Result<String?, ServiceError>? {
    let scheduler = VirtualScheduler()
    let service = SamplePlaceService(
      samples: samples,
      server: SampleServer(scheduler: scheduler, network: network)
    )
    let answers = Answers<Place?>()
    answers.ask(service.findPlace, with: name)
    scheduler.advance(by: .seconds(10))
    return answers.all.first?.map { $0?.name }
  }
}
