import ConsoleUI
import Foundation
import Models
import Services
import WorkbenchKit

extension Benchmark {
  /// What a long list costs: its first frame, a step down, a jump to the end.
  ///
  /// The photos are made, not decoded; the floor is the list of 1,000.
  static func photoLists(of catalogue: Catalogue) -> [Benchmark] {
    guard let feature = catalogue.feature(named: "photo-list") else {
      return []
    }
    return catalogue.variants(of: feature).flatMap { variant in
      [10, 1_000, 100_000, 1_000_000].flatMap { photoList(variant, $0) }
    }
  }

  private static func photoList(
    _ variant: Variant,
    _ count: Int
  ) -> [Benchmark] {
    let group = "long list in \(variant.name)"
    func name(_ what: String, _ count: Int) -> String {
      "\(what), \(count) photos"
    }
    func floor(_ what: String) -> String? {
      count == 1_000 ? nil : name(what, 1_000)
    }
    let first = "first frame"
    return [
      Benchmark(group, name(first, count), floor: floor(first)) {
        let data = photos(count)
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
          let data = photos(count)
          let session = loadedSession(variant, data)
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

  private static func photos(_ count: Int) -> FeatureData {
    let photos = Photo.many(count)
    return FeatureData { sample -> any PhotoService in
      SamplePhotoService(
        photos: photos,
        scheduler: sample.scheduler,
        network: sample.network
      )
    }
  }

  /// A session in which the photos have arrived.
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

extension Photo {
  /// So many photos, each with a text of its own.
  static func many(_ count: Int) -> [Photo] {
    (0..<count).map { number in
      Photo(
        id: number,
        name: "Photo \(number)",
        description: "What photo \(number) shows",
        createdAt: Date(timeIntervalSince1970: Double(number) * 60),
        isForSale: number.isMultiple(of: 2)
      )
    }
  }
}
