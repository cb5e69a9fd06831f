/// What the order screen does today, right or wrong.
@MainActor
let orderTests = [
  OrderTest("An order without rows costs nothing") { screen in
    screen.expect("Goods: 0.00", "Shipping: -", "Total: 0.00")
  },
  OrderTest("Fifty pieces are 10 % off") { screen in
    screen.add("M1", count: 50)
    screen.expect("Goods: 500.00", "Discount: -50.00", "Total: 450.00")
  },
]
