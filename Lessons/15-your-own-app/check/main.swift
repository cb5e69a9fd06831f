import Foundation
import LessonChecks

@testable import Exercise15
@testable import OldShop

/// What the tests say of a controller, each with its name.
@MainActor
func complaints(
  _ tests: [OrderTest],
  on makeController: () -> OrderViewController
) -> [String] {
  tests.flatMap { test in
    let screen = OrderScreen(makeController)
    test.body(screen)
    return screen.complaints.map { "\(test.name): \($0)" }
  }
}

/// Whether a test that passes on the controller as it is complains of a fault.
@MainActor
func verdict(on fault: Fault) -> String {
  var isNoticedByFailing = false
  for test in orderTests {
    let old = complaints([test], on: { OrderViewController() })
    let faulty = complaints([test], on: { FaultyOrderViewController(fault) })
    if old == faulty { continue }
    if old.isEmpty { return "noticed" }
    isNoticedByFailing = true
  }
  return isNoticedByFailing
    ? "only by a test that fails on the old controller, too"
    : "nobody noticed"
}

/// The shipping by OrderPrice in December, where the settings say June and
/// another fee.
@MainActor
func shippingByOtherSettings() -> [String] {
  Settings.shared = Settings()
  Settings.shared.debugDate = Order().date
  return [(3, 1000), (1, 249)].map { count, price in
    let order = OrderPrice(
      rows: [.init(price: price, count: count)],
      vouchers: [],
      country: "DE",
      date: Order(day: (2025, 12, 10)).date,
      smallOrderFee: 350
    )
    return "\(count) x \(price): \(order.shipping)"
  }
}

/// A file of the start, without its comments.
func given(_ file: String) throws -> ExerciseSource {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let start = folder.appendingPathComponent("../start/\(file)")
  return ExerciseSource(try String(contentsOf: start, encoding: .utf8))
}

await Checks.run { checks in
  checks.expect(
    "OrderScreen.swift is as it was given.",
    equals: "as it was",
    from: {
      let file = "OrderScreen.swift"
      let (own, start) = (try checks.source(file), try given(file))
      let isSame =
        own.code.split(whereSeparator: \.isWhitespace)
        == start.code.split(whereSeparator: \.isWhitespace)
      return isSame ? "as it was" : "edited"
    },
    advice: { _ in "An extension of OrderScreen may stand in another file." }
  )
  checks.expect(
    "Your tests pass on the old controller as it is.",
    equals: [],
    from: { complaints(orderTests, on: { OrderViewController() }) },
    advice: { got in
      guard got.allSatisfy({ $0.contains("; shown is ") }) else { return nil }
      return """
        A test of this kind records what the controller does, also where that \
        seems wrong. So expect what is shown.
        """
    }
  )
  for fault in Fault.allCases {
    checks.expect(
      "A test notices a controller that \(fault.deed).",
      equals: "noticed",
      from: { verdict(on: fault) },
      advice: { got in got == "nobody noticed" ? fault.advice : nil }
    )
  }
  for (topic, orders) in [
    ("orders of a few pieces", Order.ofAFewPieces),
    ("ten pieces and more", Order.ofManyPieces),
    ("vouchers", Order.withVouchers),
    ("other countries, and December", Order.elsewhereAndInDecember),
    ("the fee for small orders", Order.ofSmallAmounts),
    ("orders without rows or pieces", Order.ofNoPieces),
    ("300 orders that chance has made", Order.mixed),
  ] {
    checks.expect(
      "With OrderPrice, all is shown as before: \(topic).",
      equals: "no difference",
      from: {
        orders.lazy.compactMap(\.difference).first ?? "no difference"
      }
    )
  }
  checks.expect(
    "OrderPrice asks for shipping by its own date and fee, not the settings'.",
    equals: ["3 x 1000: 0", "1 x 249: 840"],
    from: { shippingByOtherSettings() }
  )
  // The screen refuses this code, so a right rule may take it for another.
  checks.expect(
    "OrderPrice takes no 18 % off for XMAS18, which is commented out.",
    equals: "not 18 %",
    from: {
      let order = OrderPrice(
        rows: [.init(price: 1000, count: 1)],
        vouchers: ["XMAS18"],
        country: "DE",
        date: Order().date,
        smallOrderFee: 200
      )
      return order.discount == 180 ? "18 %" : "not 18 %"
    }
  )
  checks.expect(
    "Your tests pass on the controller that asks OrderPrice.",
    equals: [],
    from: { complaints(orderTests, on: { MovedOrderViewController() }) }
  )
}
