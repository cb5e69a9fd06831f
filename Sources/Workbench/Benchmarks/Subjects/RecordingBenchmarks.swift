import CallTrace
import ConsoleUI
import WorkbenchKit

extension Benchmark {
  /// What recording a call takes, and what a call takes that could be
  /// recorded and is not.
  static func recording(of catalogue: Catalogue) -> [Benchmark] {
    calls + catalogue.variants.map(demo).flatMap(\.self)
  }

  /// The initialiser of a point, in a target that is traced, and a copy of it
  /// in this one, which is not.
  private static var calls: [Benchmark] {
    let group = "a call"
    let floor = "of a function that is not traced"
    let count = 10_000
    let traced = {
      for number in 0..<count { Sink.take(CellPoint(x: number, y: number)) }
    }
    return [
      Benchmark(group, floor, unitsPerRepetition: count) {
        { repetitions in
          for _ in 0..<repetitions {
            for number in 0..<count {
              Sink.take(UntracedPoint(x: number, y: number))
            }
          }
        }
      },
      Benchmark(
        group,
        "of one that is, not recorded",
        floor: floor,
        unitsPerRepetition: count
      ) {
        { repetitions in for _ in 0..<repetitions { traced() } }
      },
      Benchmark(
        group,
        "of one that is, recorded",
        floor: floor,
        unitsPerRepetition: count
      ) {
        { repetitions in
          for _ in 0..<repetitions { Sink.take(countEvents(traced)) }
        }
      },
    ]
  }

  /// A demo with its frames, divided by the calls that it makes.
  private static func demo(of variant: Variant) -> [Benchmark] {
    let group = "a call in the demo of \(variant.name)"
    let floor = "not recorded"
    let actions = demoActions(of: variant.feature)
    guard let data = try? variant.feature.sampleData() else { return [] }
    let play = {
      let session = Session(variant: variant, world: World(data: data))
      for action in actions {
        // The demo is tested: its actions are all on offer.
        try? session.perform(action)
        Sink.take(session.makeFrame())
      }
    }
    let events = max(1, countEvents(play))
    return [
      Benchmark(group, floor, unitsPerRepetition: events) {
        { count in for _ in 0..<count { play() } }
      },
      Benchmark(group, "recorded", floor: floor, unitsPerRepetition: events) {
        { count in
          for _ in 0..<count { Sink.take(countEvents(play)) }
        }
      },
    ]
  }

  private static func countEvents(_ body: () -> Void) -> Int {
    Recorder().countCalls(in: body)
  }
}

/// What `CellPoint` is, where no call is recorded.
private struct UntracedPoint {
  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
