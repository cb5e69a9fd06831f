import ConsoleUI
import Foundation

@testable import Exercise15
@testable import OldShop

/// The controller after the move: the exercise says what an order costs.
final class MovedOrderViewController: OrderViewController {
  override func updateTotals() {
    let price = OrderPrice(
      rows: lines.map { .init(price: $0.article.price, count: $0.count) },
      vouchers: vouchers,
      country: country,
      date: Settings.shared.debugDate ?? Date(),
      smallOrderFee: Settings.shared.smallOrderFee
    )
    show(price)
  }

  private func show(_ price: OrderPrice) {
    show(
      goods: price.goods,
      discount: price.discount,
      shipping: price.shipping,
      tax: price.tax,
      total: price.total
    )
  }
}

extension OrderViewController {
  /// Shows amounts in cents in the words of the old `updateTotals()`.
  func show(goods: Int, discount: Int, shipping: Int, tax: Int, total: Int) {
    func money(_ cents: Int) -> String {
      (cents < 0 ? "-" : "") + self.money(abs(cents))
    }
    totalCents = total
    goodsLabel.text = "Goods: \(money(goods))"
    discountLabel.text =
      "Discount: " + (discount == 0 ? "-" : "-\(money(discount))")
    shippingLabel.text =
      "Shipping: " + (shipping == 0 ? "free" : money(shipping))
    if lines.isEmpty, shipping == 0 { shippingLabel.text = "Shipping: -" }
    taxLabel.text = "VAT: " + (country == "CH" && tax == 0 ? "-" : money(tax))
    totalLabel.text = "Total: \(money(total))"
  }
}
