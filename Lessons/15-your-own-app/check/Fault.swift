import Foundation

@testable import OldShop

/// What a change of the order screen may break.
enum Fault: CaseIterable {
  case emptyPays
  case oneDiscountOnly
  case reducesFromEleven
  case roundsOnce
  case countsVouchersOnce
  case shipsByReducedGoods
  case forgetsDecember
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
    case .shipsByReducedGoods: "asks for shipping by the reduced price"
    case .forgetsDecember: "forgets December"
    case .forgetsSettings: "takes 2.00 for every small order"
    case .countsPieces: "takes no shipping for rows of no pieces"
    case .taxesSwitzerland: "lets Switzerland pay the VAT"
    case .goesBelowZero: "shows a total below zero"
    }
  }

  /// Where it differs from the controller as it is.
  var advice: String {
    switch self {
    case .emptyPays, .oneDiscountOnly:
      "One of the two tests that were given finds this. Keep both."
    case .reducesFromEleven:
      "It shows something else for exactly 10 pieces of an article."
    case .roundsOnce:
      """
      It differs by a cent, and only where the discounts of several rows have \
      parts of a cent, such as 13 D1 and 11 C1.
      """
    case .countsVouchersOnce:
      "It shows something else if a voucher is redeemed twice."
    case .shipsByReducedGoods:
      """
      It shows something else if the goods cost 50.00 or more, and less than \
      that with the discount. In AT it is 100.00.
      """
    case .forgetsDecember:
      """
      It shows something else in December, for goods from 30.00 to 49.99 to DE.
      """
    case .forgetsSettings:
      """
      It shows something else if the settings have another fee than 200, and \
      the goods cost less than 10.00.
      """
    case .countsPieces:
      "It shows something else if each row is pressed down to 0 pieces."
    case .taxesSwitzerland:
      "It shows something else for every order to CH that has a row."
    case .goesBelowZero:
      """
      It shows something else if vouchers take off more than goods and \
      shipping cost together.
      """
    }
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
    return vouchers.reduce(goods - discount) { sum, voucher in
      let isNew = counted.insert(voucher).inserted
      guard isNew || fault != .countsVouchersOnce else { return sum }
      if voucher == "WELCOME10" { return sum - sum * 10 / 100 }
      return goods >= 2000 ? sum - 500 : sum
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
      switch country {
      case "DE": price >= (isDecember ? 3000 : 5000) ? 0 : 490
      case "AT": price >= 10000 ? 0 : 790
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
