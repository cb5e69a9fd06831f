import Foundation

@testable import Exercise15
@testable import OldShop

/// An order on which two controllers are compared.
struct Order {
  typealias Row = (article: String, count: Int)
  typealias Day = (year: Int, month: Int, day: Int)

  var rows: [Row] = []
  var vouchers: [String] = []
  var country = "DE"
  var day: Day = (2025, 6, 10)
  var smallOrderFee = 200

  /// What a controller shows of it.
  @MainActor
  func lines(on makeController: () -> OrderViewController) -> [String] {
    let screen = OrderScreen(makeController)
    Settings.shared.debugDate = date
    screen.setSmallOrderFee(smallOrderFee)
    screen.choose(country)
    for (index, row) in rows.enumerated() {
      screen.add(row.article, count: max(1, row.count))
      if row.count == 0 { screen.pressMinus(row: index) }
    }
    for voucher in vouchers { screen.redeem(voucher) }
    return screen.lines
  }

  var date: Date {
    let noon = DateComponents(
      year: day.year,
      month: day.month,
      day: day.day,
      hour: 12
    )
    return Calendar.current.date(from: noon) ?? Date()
  }

  /// The first line that the controller with OrderPrice shows otherwise.
  @MainActor
  var difference: String? {
    let old = lines { OrderViewController() }
    let new = lines { MovedOrderViewController() }
    return zip(old, new).first { $0 != $1 }.map { old, new in
      "\(words) -> \(new); the old controller shows \(old)"
    }
  }

  private var words: String {
    let what =
      rows.isEmpty
      ? ["no row"] : rows.map { "\($0.count) \($0.article)" }
    let day =
      day == (2025, 6, 10) ? [] : ["\(day.year)-\(day.month)-\(day.day)"]
    let fee = smallOrderFee == 200 ? [] : ["fee \(smallOrderFee)"]
    return (what + vouchers + [country] + day + fee).joined(separator: ", ")
  }
}

extension Order {
  static let ofAFewPieces =
    [
      ("E1", 1), ("E1", 3), ("E1", 4), ("C1", 1), ("C1", 2), ("C1", 6),
      ("D1", 1), ("D1", 2), ("F1", 4), ("F1", 5), ("M1", 1), ("M1", 4),
      ("M1", 5), ("M1", 6), ("S1", 1), ("G1", 1),
    ].map { Order(rows: [$0]) }

  static let ofManyPieces =
    ["E1", "C1", "D1", "F1", "M1", "S1"].flatMap { article in
      [9, 10, 11, 13, 49, 50, 51, 99, 100, 121, 500].map {
        Order(rows: [(article, $0)])
      }
    } + [
      Order(rows: [("D1", 13), ("C1", 11)]),
      Order(rows: [("D1", 9), ("C1", 9)]),
      Order(rows: [("F1", 11), ("D1", 51), ("E1", 1)]),
    ]

  static let withVouchers =
    [
      ["WELCOME10"], ["MINUS5"], ["WELCOME10", "MINUS5"],
      ["MINUS5", "WELCOME10"], ["WELCOME10", "WELCOME10"],
      ["MINUS5", "MINUS5"], ["MINUS5", "WELCOME10", "MINUS5"],
      ["MINUS5", "MINUS5", "MINUS5", "MINUS5", "MINUS5"],
    ].flatMap { vouchers in
      [("F1", 8), ("M1", 2), ("E1", 1), ("C1", 6), ("D1", 13), ("M1", 5)].map {
        Order(rows: [$0], vouchers: vouchers)
      }
    }

  static let elsewhereAndInDecember =
    ["DE", "AT", "CH", "Other"].flatMap { country in
      [(2025, 6, 10), (2026, 12, 31)].flatMap { day in
        [("M1", 2), ("M1", 3), ("C1", 4), ("M1", 9), ("M1", 10)].map {
          Order(rows: [$0], country: country, day: day)
        }
      }
    }
    + [
      (2024, 12, 24), (2025, 11, 30), (2025, 12, 1), (2026, 1, 1),
      (2028, 12, 25),
    ].map { Order(rows: [("M1", 3)], day: $0) } + [
      Order(rows: [("E1", 2)], vouchers: ["WELCOME10"], country: "CH"),
      Order(
        rows: [("M1", 2)],
        vouchers: Array(repeating: "MINUS5", count: 5),
        country: "CH"
      ),
      Order(rows: [("M1", 10)], vouchers: ["MINUS5"], country: "AT"),
    ]

  static let ofSmallAmounts =
    [0, 200, 350].flatMap { fee in
      [("F1", 4), ("M1", 1), ("S1", 1), ("C1", 1)].map {
        Order(rows: [$0], smallOrderFee: fee)
      }
    }

  static let ofNoPieces =
    ["DE", "AT", "CH", "Other"].flatMap { country in
      [[], [("M1", 0)], [("M1", 0), ("E1", 0)], [("M1", 0), ("E1", 4)]].map {
        Order(rows: $0, country: country)
      }
    }

  /// Orders that chance has made, the same ones each time.
  static let mixed: [Order] = {
    var seed: UInt32 = 15
    func choose<Value>(_ values: [Value]) -> Value {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return values[Int(seed >> 16) % values.count]
    }
    return (0..<300).map { _ in
      let articles = ["E1", "C1", "D1", "F1", "M1", "S1"]
        .filter { _ in choose([true, false, false]) }
      return Order(
        rows: articles.map { ($0, choose([0, 1, 2, 3, 7, 10, 11, 13, 50])) },
        vouchers: (0..<choose([0, 0, 1, 2, 3])).map { _ in
          choose(["WELCOME10", "MINUS5"])
        },
        country: choose(["DE", "DE", "AT", "CH", "Other"]),
        day: (2025, choose([3, 6, 11, 12]), 10),
        smallOrderFee: choose([0, 200, 200, 350])
      )
    }
  }()
}
