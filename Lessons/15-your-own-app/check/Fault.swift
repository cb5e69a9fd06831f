import Foundation

@testable import OldShop

/// What a change of the order screen may break.
enum Fault: CaseIterable {
  case emptyPays
  case oneDiscountOnly
  case reducesFromEleven
  case roundsOnce
  case countsVouchersOnce
  case takesMinus5First
  case takesMinus5Always
  case shipsByReducedGoods
  case forgetsDecember
  case forgetsAustria
  case shipsAsToGermany
  case forgetsSettings
  case countsPieces
  case taxesSwitzerland
  case goesBelowZero

  /// What it makes a controller do.
  var deed: String {
    switch self {
    case .emptyPays: "asks for shipping where the order has no row"
    case .oneDiscountOnly: "gives 5 % for 50 pieces, too"
    case .reducesFromEleven: "gives the 5 % from 11 pieces on"
    case .roundsOnce: "rounds the discount of all rows together"
    case .countsVouchersOnce: "counts each voucher once"
    case .takesMinus5First: "takes MINUS5 off before WELCOME10"
    case .takesMinus5Always: "takes MINUS5 off below 20.00, too"
    case .shipsByReducedGoods: "asks for shipping by the reduced price"
    case .forgetsDecember: "forgets December"
    case .forgetsAustria: "never ships to AT for free"
    case .shipsAsToGermany: "asks for DE's shipping in every country"
    case .forgetsSettings: "takes 2.00 for every small order"
    case .countsPieces: "takes no shipping for rows of no pieces"
    case .taxesSwitzerland: "lets Switzerland pay the VAT"
    case .goesBelowZero: "shows a total below zero"
    }
  }

  /// Which orders show it.
  var advice: String {
    switch self {
    case .emptyPays, .oneDiscountOnly:
      "One of the two tests that were given finds this. Keep both."
    case .reducesFromEleven:
      only("exactly 10 pieces of an article that costs something.")
    case .roundsOnce:
      only(
        """
        two rows or more whose discounts have parts of a cent that are a cent \
        together, such as 13 D1 and 11 C1.
        """
      )
    case .countsVouchersOnce:
      only("a voucher twice, where it takes something off each time.")
    case .takesMinus5First:
      only("WELCOME10, then MINUS5, and goods of 20.00 or more.")
    case .takesMinus5Always:
      only("MINUS5 and goods below 20.00.")
    case .shipsByReducedGoods:
      only(
        """
        goods for which shipping is free, and would not be by their price with \
        the discount.
        """
      )
    case .forgetsDecember:
      only("a day in December, DE, and goods from 30.00 to 49.99.")
    case .forgetsAustria:
      only("AT and goods of 100.00 or more.")
    case .shipsAsToGermany:
      only("a row and another country than DE, where shipping is not free.")
    case .forgetsSettings:
      only(
        "a row, goods below 10.00, and another fee in the settings than 200."
      )
    case .countsPieces:
      only("rows, and 0 pieces in each of them.")
    case .taxesSwitzerland:
      only("CH and a total above 0.00.")
    case .goesBelowZero:
      only(
        """
        vouchers that take off more than goods and shipping cost together. To \
        CH it has to be a little more still.
        """
      )
    }
  }

  private func only(_ order: String) -> String {
    "Only such an order shows it: " + order
  }
}

/// The old controller, with a fault.
final class FaultyOrderViewController: OrderViewController {
  private let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  override func updateTotals() {
    let goods = lines.reduce(0) { $0 + $1.article.price * $1.count }
    let reduced = reducedGoods(goods)
    let shipping = shipping(of: goods, reduced)
    let isTaxed = country != "CH" || fault == .taxesSwitzerland
    let sum = (isTaxed ? reduced : reduced * 100 / 107) + shipping
    let total = fault == .goesBelowZero ? sum : max(0, sum)
    show(
      goods: goods,
      discount: goods - reduced,
      shipping: shipping,
      tax: isTaxed ? total * 7 / 107 : 0,
      total: total
    )
  }

  /// The goods with all that is taken off.
  private func reducedGoods(_ goods: Int) -> Int {
    let discounts = lines.map { line in
      line.article.price * line.count * percent(for: line.count)
    }
    let discount =
      fault == .roundsOnce
      ? discounts.reduce(0, +) / 100
      : discounts.reduce(0) { $0 + $1 / 100 }
    var counted: Set<String> = []
    let codes = fault == .takesMinus5First ? vouchers.sorted() : vouchers
    let limit = fault == .takesMinus5Always ? 0 : 2000
    return codes.reduce(goods - discount) { sum, voucher in
      let isNew = counted.insert(voucher).inserted
      guard isNew || fault != .countsVouchersOnce else { return sum }
      if voucher == "WELCOME10" { return sum - sum * 10 / 100 }
      return goods >= limit ? sum - 500 : sum
    }
  }

  private func percent(for count: Int) -> Int {
    if count >= 50 { return fault == .oneDiscountOnly ? 5 : 10 }
    return count >= (fault == .reducesFromEleven ? 11 : 10) ? 5 : 0
  }

  private func shipping(of goods: Int, _ reduced: Int) -> Int {
    let hasNothing =
      fault == .countsPieces
      ? lines.allSatisfy { $0.count == 0 } : lines.isEmpty
    if hasNothing, fault != .emptyPays { return 0 }
    let price = fault == .shipsByReducedGoods ? reduced : goods
    let isDecember = isDecember && fault != .forgetsDecember
    let rate =
      switch fault == .shipsAsToGermany ? "DE" : country {
      case "DE": price >= (isDecember ? 3000 : 5000) ? 0 : 490
      case "AT": price >= 10000 && fault != .forgetsAustria ? 0 : 790
      default: 1490
      }
    let fee = fault == .forgetsSettings ? 200 : Settings.shared.smallOrderFee
    return goods < 1000 ? rate + fee : rate
  }

  private var isDecember: Bool {
    let date = Settings.shared.debugDate ?? Date()
    return Calendar.current.component(.month, from: date) == 12
  }
}
