import Foundation
import Models
import Play
import Services

extension Scenario {
  static let photoList =
    photoListLoading + photoListReload + photoListRows + photoListSelection
    + photoListLazyRows + photoListAll

  static let photoList1 = Behaviour("photo-list 1")
  static let photoList2 = Behaviour("photo-list 2")
  static let photoList3 = Behaviour("photo-list 3")
  static let photoList4 = Behaviour("photo-list 4")
  static let photoList5 = Behaviour("photo-list 5")
  static let photoList6 = Behaviour("photo-list 6")
  static let photoList7 = Behaviour("photo-list 7")

  /// What the specification asks of all features, as the photo list shows it.
  static let photoListAll: [Scenario] = [
    all1(
      "a list that goes away while it loads is released",
      script: """
        wait 100ms
        expect "Loading"
        """
    ),
    all1.whenLoaded(
      "a detail screen that one leaves is released",
      data: .photos(3),
      check: { session in
        try session.expectReleased(
          showing: "No picture",
          from: .select(2),
          to: .back
        )
      }
    ),
    all1.whenLoaded(
      "a list that goes away under a detail screen or an alert is released",
      data: .photos(
        Photo("Earthrise"),
        Photo("Migrant Mother", isForSale: false)
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
    all2.whenLoaded(
      "under an alert only its button is offered",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: #"select 1"#,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers(.photos(1))
      }
    ),
    all2.whenLoaded(
      "back is offered on the detail screen and not on the list",
      script: #"select 1"#,
      check: { session in
        try session.expectOffers([.back])
        try session.perform(.back)
        guard !session.offers.contains(.back) else {
          throw Mismatch(expected: "no way back", found: session.offers)
        }
      }
    ),
    all4.whenLoaded(
      "unusual texts are shown as they are, and nothing else is hurt",
      data: .photos(
        Photo("", description: "<b>bold</b> &amp; more", camera: "\u{1b}[31m"),
        Photo("서울의 밤", description: "é e\u{301} 👩‍👩‍👧‍👦", camera: "캐논"),
        Photo(
          String(repeating: "long ", count: 200),
          description: String(repeating: "x", count: 5000)
        ),
        Photo("Late", createdAt: 253_402_300_799),
        Photo("Far", createdAt: Date.distantPast.timeIntervalSince1970)
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
        expect "No picture"
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
  static func photoAnswers(
    _ answers: [[Photo]],
    delays: [Duration] = []
  ) -> FeatureData {
    FeatureData { server in
      ServicesInTurn(
        answers.enumerated().map { index, photos in
          SamplePhotoService(
            photos: photos,
            delay: index < delays.count ? delays[index] : .usualAnswer,
            server: server
          )
        }
      ) as any PhotoService
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
    description: String? = nil,
    camera: String? = nil,
    imageURL: String? = nil,
    isForSale: Bool = true,
    createdAt seconds: TimeInterval = 1_506_915_000
  ) {
    self.init(
      id: 1,
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
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    self.init("Photo \(zeros)\(digits)")
  }
}
