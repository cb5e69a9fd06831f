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
  var goods: Int { 0 }

  /// What is taken off, by pieces and by vouchers.
  var discount: Int { 0 }

  /// The shipping, with the fee for small orders.
  var shipping: Int { 0 }

  /// The VAT in the total.
  var tax: Int { 0 }

  var total: Int { 0 }
}
