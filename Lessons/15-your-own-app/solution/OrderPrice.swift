import Foundation

/// What an order costs, in cents.
struct OrderPrice {
  /// So many pieces of an article, and what one of them costs.
  struct Row {
    let price: Int
    let count: Int
  }

  let rows: [Row]
  /// The codes of the vouchers, in the order in which they were redeemed.
  let vouchers: [String]
  /// DE, AT, CH or Other.
  let country: String
  let date: Date
  let smallOrderFee: Int

  init(
    rows: [Row],
    vouchers: [String],
    country: String,
    date: Date,
    smallOrderFee: Int
  ) {
    self.rows = rows
    self.vouchers = vouchers
    self.country = country
    self.date = date
    self.smallOrderFee = smallOrderFee
  }

  /// The goods before every discount.
  var goods: Int {
    rows.reduce(0) { $0 + $1.price * $1.count }
  }

  /// What is taken off, by pieces and by vouchers.
  var discount: Int {
    goods - discountedGoods
  }

  /// The shipping, with the fee for small orders.
  var shipping: Int {
    guard !rows.isEmpty else { return 0 }
    let fee = goods < 1000 ? smallOrderFee : 0
    return isShippingFree ? fee : shippingRate + fee
  }

  /// The VAT in the total.
  var tax: Int {
    isTaxed ? total * 7 / 107 : 0
  }

  var total: Int {
    let pays = isTaxed ? discountedGoods : discountedGoods * 100 / 107
    return max(0, pays + shipping)
  }

  /// A voucher that was redeemed twice counts twice.
  private var discountedGoods: Int {
    let reducedRows = rows.reduce(0) { $0 + $1.reducedPrice }
    return vouchers.reduce(reducedRows) { sum, voucher in
      switch voucher {
      case "WELCOME10": sum - sum * 10 / 100
      case "MINUS5" where goods >= 2000: sum - 500
      default: sum
      }
    }
  }

  private var isTaxed: Bool { country != "CH" }

  private var shippingRate: Int {
    switch country {
    case "DE": 490
    case "AT": 790
    default: 1490
    }
  }

  /// By what the goods cost before every discount.
  private var isShippingFree: Bool {
    switch country {
    case "DE": goods >= (isDecember ? 3000 : 5000)
    case "AT": goods >= 10000
    default: false
    }
  }

  private var isDecember: Bool {
    Calendar.current.component(.month, from: date) == 12
  }
}

extension OrderPrice.Row {
  /// The price of all pieces, with 5 % off from 10 and 10 % off from 50.
  ///
  /// The discount is rounded down.
  fileprivate var reducedPrice: Int {
    let full = price * count
    return switch count {
    case 50...: full - full * 10 / 100
    case 10...: full - full * 5 / 100
    default: full
    }
  }
}
