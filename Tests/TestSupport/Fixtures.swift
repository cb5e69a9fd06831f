import Foundation
import Models

extension Person {
  public static let wasin = Person(firstName: "Wasin", lastName: "Thonkaew")
}

extension Photo {
  /// A photo that is for sale and has everything.
  public static let earthrise = Photo(
    id: 1,
    name: "Earthrise",
    description: "The Earth above the Moon",
    createdAt: Date(timeIntervalSince1970: -32_167_200),
    imageURL: "https://example.com/earthrise.jpg",
    isForSale: true,
    camera: "Hasselblad 500 EL"
  )

  /// A photo that is not for sale.
  public static let migrantMother = Photo(
    id: 2,
    name: "Migrant Mother",
    createdAt: Date(timeIntervalSince1970: -1_067_342_400),
    isForSale: false,
    camera: "Graflex"
  )

  /// Photos for sale; the identity of each is its number.
  public static func numbered(_ numbers: Range<Int>) -> [Photo] {
    numbers.map { number in
      var photo = Photo.sample(name: "Photo \(number)")
      photo.id = number
      return photo
    }
  }

  /// A photo of which only one thing matters.
  public static func sample(
    name: String = "",
    description: String? = nil,
    createdAt: Date = Date(timeIntervalSince1970: 0),
    camera: String? = nil
  ) -> Photo {
    Photo(
      id: 3,
      name: name,
      description: description,
      createdAt: createdAt,
      isForSale: true,
      camera: camera
    )
  }
}

extension Place {
  /// The place that the weather starts with.
  public static let mcGaheysville = Place(
    name: "McGaheysville, VA",
    latitude: 38.37,
    longitude: -78.74
  )

  public static let richmond = Place(
    name: "Richmond, VA",
    latitude: 37.55,
    longitude: -77.46
  )
}

extension Weather {
  /// Monday, 28 August 2017, 17:00 UTC.
  public static let clouds = Weather(
    temperature: 24,
    date: Date(timeIntervalSince1970: 1_503_939_600),
    iconCode: "c03d",
    summary: "Broken clouds"
  )

  /// Friday, 3 November 2017, 02:00 UTC.
  public static let rain = Weather(
    temperature: 51,
    date: Date(timeIntervalSince1970: 1_509_674_400),
    iconCode: "r01n",
    summary: "Light rain"
  )

  /// Weather of which only one thing matters.
  public static func sample(
    temperature: Double = 0,
    date: Date = Date(timeIntervalSince1970: 0),
    iconCode: String = "c01d",
    summary: String = "Clear sky"
  ) -> Weather {
    Weather(
      temperature: temperature,
      date: date,
      iconCode: iconCode,
      summary: summary
    )
  }
}

extension Todo {
  /// A to-do that is not done.
  public static let milk = Todo(title: "Milk", description: "Two bottles")

  /// A to-do that is done.
  public static let bread = Todo(title: "Bread", isCompleted: true)

  /// The same to-do, done or not.
  public func completed(_ isCompleted: Bool = true) -> Todo {
    Todo(title: title, description: description, isCompleted: isCompleted)
  }
}
