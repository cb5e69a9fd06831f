import Catalogue
import Console
import ConsoleUI
import Models
import Play
import Render
import Services
import TestSupport
import Testing

/// The live services seen through the screens of every architecture.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LiveSessionTests {
  private nonisolated static let catalogue = Catalogue.standard

  init() async {
    await MainActorQueue.untilShort()
  }

  /// The variants take turns with the faults; where there is time, every one
  /// meets every fault.
  private nonisolated static func trials(
    _ feature: Feature,
    _ faults: [Fault]
  ) -> [(Variant, Fault)] {
    let variants = catalogue.variants(of: feature)
    return faults.enumerated().flatMap { index, fault in
      let trying =
        SlowTests.areRun ? variants : [variants[index % variants.count]]
      return trying.map { ($0, fault) }
    }
  }

  @Test(arguments: trials(.photoList, Fault.all))
  func photosThatFailAreAnAlert(variant: Variant, fault: Fault) async throws {
    let stage = try LiveStage(photos: fault.reply)
    let session = try session(variant, on: stage, limit: fault.timeLimit)
    await session.untilNothingIsPending()
    #expect(session.shows(fault.error))
  }

  @Test(arguments: trials(.weather, Fault.all))
  func aLookUpThatFailsIsAnAlert(variant: Variant, fault: Fault) async throws {
    let stage = try LiveStage(places: fault.reply)
    let session = try session(variant, on: stage, limit: fault.timeLimit)
    await session.untilNothingIsPending()
    #expect(session.shows(fault.error))
    try session.perform(.tap("OK"))
    #expect(session.makeFrame().contains("Not found"))
    #expect(stage.weather.requests.isEmpty)
  }

  // The place comes from the same client, and must not meet a short limit.
  @Test(
    arguments: trials(.weather, Fault.withoutWaiting)
  )
  func weatherThatFailsIsAnAlert(variant: Variant, fault: Fault) async throws {
    let stage = try LiveStage(
      places: .json(
        """
        {"results": [{"name": "McGaheysville", "latitude": 38.37,
          "longitude": -78.74, "country_code": "US", "admin1": "Virginia"}]}
        """
      ),
      weather: fault.reply
    )
    let session = try session(variant, on: stage, limit: .seconds(60))
    await session.untilNothingIsPending()
    #expect(session.shows(fault.error))
    try session.perform(.tap("OK"))
    #expect(session.makeFrame().contains("McGaheysville, VA"))
  }

  @Test(arguments: catalogue.variants(of: .weather))
  func theWeatherOfAChosenPlaceShows(variant: Variant) async throws {
    let stage = try LiveStage()
    let session = try session(variant, on: stage, limit: .seconds(60))
    #expect(session.makeFrame().contains("Loading..."))
    await session.untilNothingIsPending()
    #expect(session.makeFrame().contains("Richmond, VA"))
    try session.perform(.tap("Change location"))
    try session.perform(.type("richmond, uk"))
    try session.perform(.tap("Submit"))
    await session.untilNothingIsPending()
    let frame = session.makeFrame()
    #expect(frame.contains("Richmond, United Kingdom"))
    #expect(frame.contains("Monday, Aug 28"))
    #expect(frame.contains("Overcast clouds - 76℉"))
    let players = Players(session)
    let interactive = InteractiveSession(players, size: session.window.size)
    #expect(interactive.recording.text.contains("# The answers were live"))
  }

  @Test(arguments: trials(.worldClock, Fault.withoutWaiting))
  func aTimeThatFailsIsAnAlert(variant: Variant, fault: Fault) async throws {
    let stage = try LiveStage(clock: fault.reply)
    let session = try session(variant, on: stage, limit: .seconds(60))
    await session.untilNothingIsPending()
    #expect(session.shows(fault.error))
    try session.perform(.tap("OK"))
    #expect(session.makeFrame().contains("--"))
  }

  @Test(arguments: catalogue.variants(of: .worldClock))
  func theTimeOfAServerShows(variant: Variant) async throws {
    let stage = try LiveStage()
    let session = try session(variant, on: stage, limit: .seconds(60))
    #expect(session.makeFrame().contains("Loading.."))
    await session.untilNothingIsPending()
    try session.perform(.tap("Yesterday"))
    #expect(session.makeFrame().contains("2021-09-25 05:05 UTC"))
    #expect(stage.clock.requests == ["/"])
  }

  @Test(arguments: catalogue.variants(of: .photoList))
  func theNetworksConditionCountsForLiveRequests(
    variant: Variant
  ) async throws {
    let stage = try LiveStage()
    let session = try session(variant, on: stage, limit: .seconds(60))
    await session.untilNothingIsPending()
    #expect(session.makeFrame().contains("Earthrise"))
    try session.perform(.network(.off))
    try session.perform(.tap("Reload"))
    await session.untilNothingIsPending()
    #expect(session.shows(.noNetwork))
    #expect(stage.photos.requests.count == 1)
  }

  @Test(arguments: catalogue.variants.filter { $0.feature.live != nil })
  func aSessionIsReleasedWhileAnAnswerIsPending(variant: Variant) throws {
    let stage = try LiveStage(
      photos: .neverAnswered,
      employees: .neverAnswered,
      places: .neverAnswered,
      clock: .neverAnswered
    )
    weak var released: Window?
    do {
      let session = try session(variant, on: stage, limit: .seconds(60))
      released = session.window
      #expect(released != nil)
    }
    #expect(released == nil)
  }

  private func session(
    _ variant: Variant,
    on stage: LiveStage,
    limit: Duration
  ) throws -> Session {
    var settings = try LiveSettings(environment: try stage.environment())
    settings.timeLimit = limit
    let source = try #require(variant.feature.live)
    return Session(
      variant: variant,
      world: try World(live: source, settings: settings)
    )
  }
}

extension Session {
  fileprivate func shows(_ error: ServiceError) -> Bool {
    offers == [.tap("OK")] && makeFrame().contains(error.message)
  }
}

extension Session {
  /// Waits until every live request, and every one that its answer led to, is
  /// answered.
  fileprivate func untilNothingIsPending() async {
    guard let client = world.client else { return }
    while client.pendingCount > 0 { await client.nextAnswer() }
  }
}
