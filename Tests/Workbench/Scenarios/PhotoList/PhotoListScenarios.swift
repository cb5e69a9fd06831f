import Catalogue
import ConsoleUI
import Foundation
import Models
import Play
import Services

extension Scenario {
  static let photoList =
    photoListLoading + photoListReload + photoListRows + photoListSelection
    + photoListLazyRows + photoListPictures + photoListAll

  static let photoList1 = Behaviour("photo-list 1")
  static let photoList2 = Behaviour("photo-list 2")
  static let photoList3 = Behaviour("photo-list 3")
  static let photoList4 = Behaviour("photo-list 4")
  static let photoList5 = Behaviour("photo-list 5")
  static let photoList6 = Behaviour("photo-list 6")
  static let photoList7 = Behaviour("photo-list 7")

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
  ]

  /// What a reload brings replaces the rows, whatever it is.
  static let photoListReload: [Scenario] = [
    photoList5.whenLoaded(
      "a reload replaces the rows by more, and other content",
      data: .photoAnswers([
        [Photo("First")], [Photo("Second", camera: "Leica"), Photo("Third")],
      ]),
      script: """
        expect "First"
        tap "Reload"
        wait 400ms
        """,
      shows: [
        "Popular", "Reload", "Second", "2017-10-02", "Leica", "Third",
        "2017-10-02",
      ],
      offers: .photos(2)
    ),
    photoList5.whenLoaded(
      "a reload replaces the rows by fewer",
      data: .photoAnswers([
        [Photo("First"), Photo("Second", id: 2), Photo("Third", id: 3)],
        [Photo("Third", id: 3)],
      ]),
      script: """
        select 3
        back
        tap "Reload"
        wait 400ms
        """,
      shows: ["Popular", "Reload", "Third", "2017-10-02"],
      offers: .photos(1)
    ),
    photoList5.whenLoaded(
      "a reload that brings no photos empties the table",
      data: .photoAnswers([[Photo("First"), Photo("Second", id: 2)], []]),
      script: """
        expect "First"
        select 2
        back
        tap "Reload"
        wait 400ms
        """,
      shows: ["Popular", "Reload"],
      offers: .photos(0)
    ),
    photoList5.whenLoaded(
      "after a reload, selecting a row goes by what the row shows now",
      data: .photoAnswers([
        [Photo("First"), Photo("Second", id: 2, isForSale: false)],
        [Photo("Second", id: 2, isForSale: false), Photo("First")],
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

  /// What the specification asks of all features, as the photo list shows it.
  static let photoListAll: [Scenario] = [
    all1.whenLoaded(
      "a detail screen that one leaves is released",
      data: .photos(3),
      check: { session in
        try session.expectReleased(
          showing: "No address",
          from: .select(2),
          to: .back
        )
      }
    ),
    all1.whenLoaded(
      "a list that goes away under a detail screen or an alert is released",
      data: .photos(
        Photo("Earthrise"),
        Photo("Migrant Mother", id: 2, isForSale: false)
      ),
      script: """
        tap "Reload"
        wait 400ms
        select 2
        tap "OK"
        tap "Reload"
        wait 400ms
        select 1
        """
    ),
    all4.whenLoaded(
      "unusual texts are shown as they are, and nothing else is hurt",
      data: .photos(
        Photo("", description: "<b>bold</b> &amp; more", camera: "\u{1b}[31m"),
        Photo("서울의 밤", id: 2, description: "é e\u{301} 👩‍👩‍👧‍👦", camera: "캐논"),
        Photo(
          String(repeating: "long ", count: 200),
          id: 3,
          description: String(repeating: "x", count: 5000)
        ),
        Photo("Late", id: 4, createdAt: 253_402_300_799),
        Photo("Far", id: 5, createdAt: Date.distantPast.timeIntervalSince1970)
      ),
      script: """
        expect "<b>bold</b> &amp; more"
        expect "�[31m"
        expect "서울의 밤"
        expect "캐논 - é e\\u{301} 👩‍👩‍👧‍👦"
        expect "9999-12-31"
        select 3
        expect "long long long"
        back
        select 1
        expect "No address"
        back
        select 5
        """
    ),
  ]
}

extension FeatureData {
  /// So many photos for sale, "Photo 000001" first.
  static func photos(_ count: Int) -> FeatureData {
    photos((1...count).map { Photo(number: $0) })
  }

  static func photos(_ photos: Photo...) -> FeatureData {
    self.photos(photos)
  }

  /// The photos that the first load is answered with, the second, and so on;
  /// the last answer is given again and again.
  ///
  /// They have no pictures.
  static func photoAnswers(
    _ answers: [[Photo]],
    delays: [Duration] = []
  ) -> FeatureData {
    FeatureData { server -> PhotoListNeeds in
      (
        ServicesInTurn(answers, delays: delays) { photos, delay in
          SamplePhotoService(photos: photos, delay: delay, server: server)
        },
        SamplePictureService(samples: [], server: server)
      )
    }
  }
}

extension [Offer] {
  /// What a list of so many photos offers while nothing covers it.
  static func photos(_ count: Int) -> [Offer] {
    [.tap("Reload")] + (count > 0 ? [.select(upTo: count)] : [])
  }
}

extension Photo {
  /// A photo for sale that has nothing but what it must have.
  ///
  /// It was made on the first of October 2017, half an hour before midnight
  /// in Virginia, where the next day comes four hours later than in UTC.
  init(
    _ name: String,
    id: Int = 1,
    description: String? = nil,
    camera: String? = nil,
    imageURL: String? = nil,
    isForSale: Bool = true,
    createdAt seconds: TimeInterval = 1_506_915_000
  ) {
    self.init(
      id: id,
      name: name,
      description: description,
      createdAt: Date(timeIntervalSince1970: seconds),
      imageURL: imageURL,
      isForSale: isForSale,
      camera: camera
    )
  }

  /// A photo whose name says its row, counted from 1.
  init(number: Int) {
    self.init(String(format: "Photo %06d", number), id: number)
  }
}
