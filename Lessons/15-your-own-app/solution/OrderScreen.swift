import ConsoleUI
import Foundation

@testable import OldShop

/// A test of the order screen: what the user does, and what is shown then.
struct OrderTest {
  let name: String
  let body: @MainActor (OrderScreen) -> Void

  init(_ name: String, body: @escaping @MainActor (OrderScreen) -> Void) {
    self.name = name
    self.body = body
  }
}

/// The order screen, used as its user does.
///
/// It notes a complaint, too, where there is nothing to press or to choose, and
/// where an article is not added.
@MainActor
final class OrderScreen {
  private let controller: OrderViewController
  private let window: Window
  private(set) var complaints: [String] = []

  /// Begins with an empty order to DE, on a day in June.
  ///
  /// The settings and the server are new, so that no test meets what another
  /// one has left there.
  init(_ makeController: () -> OrderViewController) {
    Settings.shared = Settings()
    ShopServer.shared = ShopServer()
    controller = makeController()
    window = Window(
      size: CellSize(width: 80, height: 60),
      rootViewController: controller
    )
    window.makeVisible()
    setMonth(6)
  }

  // MARK: - What the user does

  /// Orders pieces of an article: E1 costs 14.95, C1 8.49, D1 5.33, F1 2.49,
  /// M1 10.00, and S1 nothing.
  func add(_ article: String, count: Int) {
    controller.articleField.text = article
    controller.countField.text = "\(count)"
    controller.addButton.sendActions()
    if let hint = controller.hintLabel.text, !hint.isEmpty {
      complaints.append(hint)
    }
  }

  /// Presses the minus of a row, counted from 0.
  func pressMinus(row: Int) {
    window.layoutIfNeeded()
    guard controller.lines.indices.contains(row),
      let cell = controller.tableView.visibleCells[row] as? OrderCell
    else { return complaints.append("there is no row \(row)") }
    cell.minusButton.sendActions()
  }

  /// Redeems a voucher, such as WELCOME10 or MINUS5.
  func redeem(_ voucher: String) {
    controller.voucherField.text = voucher
    controller.redeemButton.sendActions()
  }

  /// Chooses DE, AT, CH or Other.
  func choose(_ country: String) {
    let control = controller.countryControl
    guard let segment = control.titles.firstIndex(of: country)
    else { return complaints.append("there is no country \(country)") }
    control.selectSegment(at: segment)
  }

  /// Lets it be the tenth of a month, from 1 to 12.
  func setMonth(_ month: Int) {
    let day = DateComponents(year: 2025, month: month, day: 10, hour: 12)
    Settings.shared.debugDate = Calendar.current.date(from: day)
    controller.viewDidAppear()
  }

  /// Lets the office change the fee for small orders, in cents.
  func setSmallOrderFee(_ fee: Int) {
    Settings.shared.smallOrderFee = fee
    controller.viewDidAppear()
  }

  // MARK: - What is shown

  /// The five lines below the order, such as "Goods: 500.00".
  var lines: [String] {
    [
      controller.goodsLabel, controller.discountLabel,
      controller.shippingLabel, controller.taxLabel, controller.totalLabel,
    ].map { $0.text ?? "" }
  }

  /// Notes a complaint if one of these lines is not shown, and goes on.
  func expect(_ expected: String...) {
    let missing = expected.filter { !lines.contains($0) }
    guard !missing.isEmpty else { return }
    complaints.append(
      "expected \(missing.joined(separator: ", ")); "
        + "shown is \(lines.joined(separator: ", "))"
    )
  }
}
