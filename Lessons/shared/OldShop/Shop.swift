import Foundation

/// Something that the shop sells; its price is in cents.
struct Article: Equatable, Sendable {
  let number: String
  let name: String
  let price: Int
  var stock = 999
}

/// A row of an order.
struct OrderRow: Equatable, Sendable {
  var article: Article
  var count: Int
  var remark = ""
}

/// Where an order goes.
struct Address: Equatable, Sendable {
  var name = ""
  var street = ""
  var zip = ""
  var city = ""
  var phone = ""
  var mail = ""
}

/// Why the server does not do what it was asked.
enum ShopError: Error {
  case offline
  case soldOut(String)
  case rejected
}

/// The shop's server.
///
/// It answers at once and from memory, so that the lesson needs no network.
@MainActor
final class ShopServer {
  static var shared = ShopServer()

  /// What the next question is answered with, where it is to fail.
  var failure: ShopError?
  private(set) var sentOrders: [String] = []
  private(set) var mails: [String] = []

  let articles = [
    Article(number: "E1", name: "Espresso, 1 kg", price: 1495),
    Article(number: "C1", name: "Crema, 500 g", price: 849),
    Article(number: "D1", name: "Decaf, 250 g", price: 533),
    Article(number: "F1", name: "Paper filters", price: 249),
    Article(number: "M1", name: "Mug", price: 1000),
    Article(number: "S1", name: "Sample of the month", price: 0),
    Article(number: "G1", name: "Grinder", price: 18900, stock: 5),
  ]

  func loadArticles(
    _ done: @MainActor (Result<[Article], ShopError>) -> Void
  ) {
    if let failure { done(.failure(failure)) } else { done(.success(articles)) }
  }

  func loadStock(
    of article: Article,
    _ done: @MainActor (Result<Int, ShopError>) -> Void
  ) {
    if let failure { return done(.failure(failure)) }
    done(.success(article.stock))
  }

  func send(
    _ order: String,
    _ done: @MainActor (Result<Int, ShopError>) -> Void
  ) {
    if let failure { return done(.failure(failure)) }
    sentOrders.append(order)
    done(.success(40_000 + sentOrders.count))
  }

  func sendMail(_ text: String, _ done: @MainActor (ShopError?) -> Void) {
    if failure == nil { mails.append(text) }
    done(failure)
  }
}

/// What the app keeps, and what the office can change from afar.
@MainActor
final class Settings {
  static var shared = Settings()

  /// In cents; the office changes it now and then.
  var smallOrderFee = 200
  /// Testers set it to try out dates; nil in the shop.
  var debugDate: Date?
  var draft = ""
  var lastOrder = ""
  var savedAddress = ""
  var countryIndex = 0
  var ordersSent = 0
  var wasAskedForRating = false
  var hasNewsletter = false
}

/// Counts what people do.
@MainActor
final class Tracker {
  static let shared = Tracker()

  private(set) var events: [String: Int] = [:]

  func track(_ event: String) {
    events[event, default: 0] += 1
  }
}
