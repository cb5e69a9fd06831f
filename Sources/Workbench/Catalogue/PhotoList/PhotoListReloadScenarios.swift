import Models
import Services
import WorkbenchKit

extension Scenario {
  /// What a reload brings replaces the rows, whatever it is.
  static let photoListReload: [Scenario] = [
    replacing("other content", with: Photo("Second", camera: "Leica")),
    replacing("more photos", with: Photo("Second"), Photo("Third")),
    Scenario(
      "photo-list 5",
      "a reload replaces the rows by fewer",
      data: .photoAnswers(
        [Photo("First"), Photo("Second"), Photo("Third")],
        [Photo("Third")]
      ),
      script: """
        wait 400ms
        expect "First"
        select 3
        back
        tap "Reload"
        wait 400ms
        expect "Third"
        refute "First"
        refute "Second"
        """,
      check: { try $0.expectOffers([.tap("Reload"), .select(upTo: 1)]) }
    ),
    Scenario(
      "photo-list 5",
      "a reload that brings no photos empties the table",
      data: .photoAnswers([Photo("First")], []),
      script: """
        wait 400ms
        expect "First"
        tap "Reload"
        wait 400ms
        """,
      check: { session in
        try session.expectTexts(["Popular", "Reload"])
        try session.expectOffers([.tap("Reload")])
      }
    ),
    Scenario(
      "photo-list 5",
      "after a reload, selecting a row goes by what the row shows now",
      data: .photoAnswers(
        [Photo("First"), Photo("Second", isForSale: false)],
        [Photo("Second", isForSale: false), Photo("First")]
      ),
      script: """
        wait 400ms
        tap "Reload"
        wait 400ms
        select 1
        expect "This item is not for sale"
        tap "OK"
        select 2
        expect "First"
        refute "Popular"
        """
    ),
    Scenario(
      "photo-list 5",
      "Reload while loading: what comes late from an earlier load is dropped",
      data: .photoAnswers(
        [Photo("First")],
        [Photo("Second")],
        delays: [.seconds(1), .milliseconds(400)]
      ),
      script: """
        tap "Reload"
        wait 400ms
        expect "Second"
        wait 600ms
        expect "Second"
        refute "First"
        """
    ),
  ]

  /// A reload after which the table shows these photos, and not the first.
  private static func replacing(
    _ what: String,
    with photos: Photo...
  ) -> Scenario {
    Scenario(
      "photo-list 5",
      "a reload replaces the rows by \(what)",
      data: .photoAnswers([Photo("First")], photos),
      script: """
        wait 400ms
        expect "First"
        tap "Reload"
        wait 400ms
        refute "First"
        """,
      check: { session in
        for photo in photos {
          try session.expectText(photo.name)
          if let camera = photo.camera { try session.expectText(camera) }
        }
        try session.expectOffers([
          .tap("Reload"), .select(upTo: photos.count),
        ])
      }
    )
  }
}

extension FeatureData {
  /// The photos that the first load is answered with, the second, and so on;
  /// the last answer is given again and again.
  fileprivate static func photoAnswers(
    _ answers: [Photo]...,
    delays: [Duration] = []
  ) -> FeatureData {
    FeatureData { sample in
      PhotoServices(
        answers.enumerated().map { index, photos in
          SamplePhotoService(
            photos: photos,
            delay: index < delays.count ? delays[index] : .usualAnswer,
            scheduler: sample.scheduler,
            network: sample.network
          )
        }
      ) as any PhotoService
    }
  }
}

/// Asks one service after another, the last one again and again.
private final class PhotoServices: PhotoService {
  private var services: [any PhotoService]

  init(_ services: [any PhotoService]) {
    self.services = services
  }

  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    services.first?.fetchPopularPhotos(completion: completion)
    if services.count > 1 { services.removeFirst() }
  }
}
