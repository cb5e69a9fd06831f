import TraceFixture
import Testing

@testable import Trace

@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct DeclaringTypeTests {
  private let calls: [String: Recording.Call]

  init() {
    let shelf = Shelf()
    let recorded = Recorder().record { shelf.visitAll() }.recording.calls
    calls = Dictionary(recorded.map { ($0.function.member, $0) }) { one, _ in
      one
    }
  }

  @Test(
    "The types around a function are known, the innermost first",
    arguments: [
      ("visitAll()", ["Shelf"]),
      ("pull()", ["Shelf.Drawer.Handle", "Shelf.Drawer", "Shelf"]),
      ("turn()", ["Shelf.Key", "Shelf"]),
      ("swap()", ["Shelf.Pair", "Shelf"]),
      ("read()", ["Label", "Shelf"]),
      ("lift()", ["String.Lid"]),
      ("flip()", ["Coin"]),
      ("closure #1 in visitAll()", ["Shelf"]),
      ("shake()", []),
      ("lock(_:)", []),
      ("drop()", []),
    ]
  )
  func names(_ member: String, _ types: [String]) throws {
    let call = try #require(calls[member])
    #expect(call.callee.types.map(\.name) == types)
    #expect(call.callee.types.allSatisfy { $0.module == "TraceFixture" })
    #expect(call.function.module == "TraceFixture")
  }

  @Test("What a type really is can be asked")
  func metatypes() throws {
    #expect(
      try #require(calls["visitAll()"]).callee.types[0].metatype == Shelf.self
    )
    #expect(
      try #require(calls["spend()"]).callee.types[0].metatype is Animal.Type
    )
    let handle = try #require(calls["pull()"]).callee.types[0].metatype
    #expect(handle.map { "\($0)" } == "Handle")
  }

  @Test("A generic type is nothing before it has its arguments")
  func generic() throws {
    #expect(try #require(calls["swap()"]).callee.types[0].metatype == nil)
  }
}
