import ConsoleUI
import Foundation
import Models
import Services
import WorkbenchKit

extension Benchmark {
  /// What a long list costs: its first frame, a step down, a jump to the end.
  ///
  /// The rows are made, not decoded; the floor is the list of 1,000.
  static func longLists(of catalogue: Catalogue) -> [Benchmark] {
    LongList.all.flatMap { list in
      guard let feature = catalogue.feature(named: list.feature) else {
        return [Benchmark]()
      }
      return catalogue.variants(of: feature).flatMap { variant in
        list.counts.flatMap { longList(list, variant, $0) }
      }
    }
  }

  private static func longList(
    _ list: LongList,
    _ variant: Variant,
    _ count: Int
  ) -> [Benchmark] {
    let group = "long list in \(variant.name)"
    func name(_ what: String, _ count: Int) -> String {
      "\(what), \(count) \(list.rows)"
    }
    func floor(_ what: String) -> String? {
      count == LongList.floor ? nil : name(what, LongList.floor)
    }
    let first = "first frame"
    return [
      Benchmark(group, name(first, count), floor: floor(first)) {
        let data = list.data(count)
        return { count in
          for _ in 0..<count {
            Sink.take(loadedSession(variant, data).makeFrame())
          }
        }
      }
    ]
      + [("step", Key.down, Key.up), ("jump", .end, .home)].map {
        what,
        go,
        back in
        Benchmark(
          group,
          name(what, count),
          floor: floor(what),
          unitsPerRepetition: 2
        ) {
          let session = loadedSession(variant, list.data(count))
          session.window.showsFocus = true
          return { count in
            for _ in 0..<count {
              for key in [go, back] {
                Sink.take(session.window.handle(key))
                Sink.take(session.makeFrame())
              }
            }
          }
        }
      }
  }

  /// A session in which the rows have arrived.
  private static func loadedSession(
    _ variant: Variant,
    _ data: FeatureData
  ) -> Session {
    let session = Session(variant: variant, world: World(data: data))
    // Waiting is always on offer.
    try? session.perform(.wait(.seconds(60)))
    return session
  }
}

/// A feature that shows rows, and the numbers of them to measure.
private struct LongList: Sendable {
  /// The number of rows that the others are compared with.
  static let floor = 1_000

  let feature: String
  let rows: String
  let counts: [Int]
  let data: @Sendable (Int) -> FeatureData

  static let all = [
    LongList(
      feature: "photo-list",
      rows: "photos",
      counts: [10, floor, 100_000, 1_000_000]
    ) { count in
      let photos = (0..<count).map(Photo.init(number:))
      return FeatureData { sample -> any PhotoService in
        SamplePhotoService(
          photos: photos,
          scheduler: sample.scheduler,
          network: sample.network
        )
      }
    },
    LongList(
      feature: "employees",
      rows: "employees",
      counts: [10, floor, 100_000]
    ) { count in
      let employees = (0..<count).map {
        Employee(id: $0, name: "Employee \($0)")
      }
      return FeatureData { sample -> any EmployeeService in
        SampleEmployeeService(
          employees: employees,
          scheduler: sample.scheduler,
          network: sample.network
        )
      }
    },
    LongList(
      feature: "todo",
      rows: "to-dos",
      counts: [10, floor, 10_000]
    ) { count in
      let todos = (0..<count).map { Todo(title: "To-do \($0)") }
      return FeatureData { sample -> any TodoService in
        SampleTodoService(
          todos: todos,
          scheduler: sample.scheduler,
          network: sample.network
        )
      }
    },
  ]
}

extension Photo {
  /// A photo with a text of its own.
  fileprivate init(number: Int) {
    self.init(
      id: number,
      name: "Photo \(number)",
      description: "What photo \(number) shows",
      createdAt: Date(timeIntervalSince1970: Double(number) * 60),
      isForSale: number.isMultiple(of: 2)
    )
  }
}
