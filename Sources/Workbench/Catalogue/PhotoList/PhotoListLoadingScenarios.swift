import ConsoleUI
import Models
import Play

extension Scenario {
  static let photoListLoading: [Scenario] =
    LoadedList(
      rows: "photos",
      loading: photoList1,
      reloading: photoList5,
      texts: ["Popular", "Reload"],
      sample: "Earthrise",
      wayBack: .back,
      offers: [Offer].photos,
      data: { lists, delays in
        .photoAnswers(lists.map { $0.map { Photo($0) } }, delays: delays)
      }
    ).scenarios + photoListOwnLoading

  private static let photoListOwnLoading: [Scenario] = [
    photoList1(
      "the title stands there before and after the answer",
      script: """
        expect "Popular"
        wait 400ms
        expect "Popular"
        """
    ),
    photoList1(
      "the indicator moves until the answer comes, and not after",
      data: .photos(3),
      check: { session in
        let first = session.makeFrame()
        try session.perform(.wait(.milliseconds(100)))
        guard session.makeFrame().grid != first.grid else {
          throw Mismatch(expected: "the indicator to move", found: "no move")
        }
        try session.perform(.wait(.milliseconds(300)))
        let loaded = session.makeFrame()
        try session.perform(.wait(.milliseconds(100)))
        try session.expectLooks(like: loaded)
      }
    ),
    photoList1.whenLoaded(
      "no photos at all are an empty table",
      data: .photos([]),
      script: #"refute "Loading""#,
      offers: .photos(0)
    ),
    photoList5.whenLoaded(
      "Reload loads again after a success",
      script: """
        tap "Reload"
        expect "Loading"
        refute "Earthrise"
        wait 400ms
        expect "Earthrise"
        refute "Loading"
        """
    ),
    photoList5(
      "Reload while loading: an earlier success is dropped",
      script: """
        wait 100ms
        network off
        tap "Reload"
        wait 300ms
        expect "Loading"
        refute "Earthrise"
        wait 100ms
        expect "No Network"
        tap "OK"
        refute "Earthrise"
        """
    ),
    photoList5(
      "a network that fails after the request does not spoil the answer",
      script: """
        network off
        wait 400ms
        refute "No Network"
        expect "Earthrise"
        """
    ),
  ]

  /// What a reload brings replaces the rows, whatever it is.
  static let photoListReload: [Scenario] = [
    replacing("other content", with: Photo("Second", camera: "Leica")),
    replacing("more photos", with: Photo("Second"), Photo("Third")),
    photoList5.whenLoaded(
      "a reload replaces the rows by fewer",
      data: .photoAnswers([
        [Photo("First"), Photo("Second"), Photo("Third")],
        [Photo("Third")],
      ]),
      script: """
        expect "First"
        select 3
        back
        tap "Reload"
        wait 400ms
        expect "Third"
        refute "First"
        refute "Second"
        """,
      offers: .photos(1)
    ),
    photoList5.whenLoaded(
      "a reload that brings no photos empties the table",
      data: .photoAnswers([[Photo("First")], []]),
      script: """
        expect "First"
        tap "Reload"
        wait 400ms
        """,
      shows: ["Popular", "Reload"],
      offers: .photos(0)
    ),
    photoList5.whenLoaded(
      "after a reload, selecting a row goes by what the row shows now",
      data: .photoAnswers([
        [Photo("First"), Photo("Second", isForSale: false)],
        [Photo("Second", isForSale: false), Photo("First")],
      ]),
      script: """
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
  ]

  /// A reload after which the table shows these photos, and not the first.
  private static func replacing(
    _ what: String,
    with photos: Photo...
  ) -> Scenario {
    photoList5.whenLoaded(
      "a reload replaces the rows by \(what)",
      data: .photoAnswers([[Photo("First")], photos]),
      script: """
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
        try session.expectOffers(.photos(photos.count))
      }
    )
  }
}
