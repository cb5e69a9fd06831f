import Foundation
import Models
import Testing

@testable import Services

@MainActor
struct LivePlaceServiceTests {
  @Test(arguments: [
    ("Richmond", "Richmond, VA", 37.55376),
    ("Richmond, VA", "Richmond, VA", 37.55376),
    ("  richmond ,va ", "Richmond, VA", 37.55376),
    ("Richmond, Virginia", "Richmond, VA", 37.55376),
    ("Richmond, USA", "Richmond, VA", 37.55376),
    ("Richmond, CA, U.S.A.", "Richmond, CA", 37.93576),
    ("Richmond, United States, california", "Richmond, CA", 37.93576),
    ("Richmond, British Columbia", "Richmond, Canada", 49.17003),
    ("Richmond, ca", "Richmond, Canada", 49.17003),
    ("Richmond, quebec", "Richmond, Canada", 46),
    ("Richmond, UK", "Richmond, United Kingdom", 51.46171),
    ("Richmond, gb", "Richmond, United Kingdom", 51.46171),
    ("Richmond, ", "Richmond, VA", 37.55376),
  ])
  func thePartBehindTheCommaChooses(
    text: String,
    name: String,
    latitude: Double
  ) async throws {
    let server = try LoopbackServer(always: .json(Fixture.richmonds))
    let place = try await find(text, on: server)
    #expect(place?.name == name)
    #expect(place?.latitude == latitude)
  }

  @Test(arguments: ["Richmond, Korea", "Richmond, VA, Canada", "Richmond, V"])
  func aPlaceThatFitsNoAreaIsNotFound(text: String) async throws {
    let server = try LoopbackServer(always: .json(Fixture.richmonds))
    #expect(try await find(text, on: server) == nil)
  }

  @Test func anAnswerWithoutResultsIsNotFound() async throws {
    let server = try LoopbackServer(always: .json(Fixture.nothingFound))
    #expect(try await find("Atlantis", on: server) == nil)
  }

  @Test func theRequestAsksForThePartBeforeTheComma() async throws {
    let server = try LoopbackServer(always: .json(Fixture.nothingFound))
    _ = try await find("São Paulo + A&B, Brazil", on: server)
    let name = "S%C3%A3o%20Paulo%20%2B%20A%26B"
    #expect(
      server.requests == ["/?name=\(name)&count=100&language=en&format=json"]
    )
  }

  @Test(arguments: [
    "{\"results\": {}}",
    "{\"results\": [{\"name\": \"X\", \"latitude\": 91, \"longitude\": 0}]}",
    "{\"results\": [{\"name\": \"X\", \"longitude\": 0}]}",
    "[]",
  ])
  func anotherFormatIsUnreadable(body: String) async throws {
    let server = try LoopbackServer(always: .json(body))
    await #expect(throws: ServiceError.unreadable) {
      try await find("X", on: server)
    }
  }

  @Test func aPlaceWithoutAreasGoesByItsName() async throws {
    let body = """
      {"results": [{"name": "Null Island", "latitude": 0, "longitude": 0}]}
      """
    let server = try LoopbackServer(always: .json(body))
    #expect(try await find("Null Island", on: server)?.name == "Null Island")
  }

  private func find(
    _ name: String,
    on server: LoopbackServer
  ) async throws -> Place? {
    let service = LivePlaceService(
      url: try server.url(),
      client: HTTPClient(timeLimit: .seconds(60), network: Network())
    )
    return try await service.findPlace(named: name)
  }
}
