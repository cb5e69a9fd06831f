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
  OrderTest("Ten pieces are 5 % off") { screen in
    screen.add("M1", count: 10)
    screen.expect("Discount: -5.00", "Total: 95.00")
  },
  OrderTest("The discount of each row is rounded down") { screen in
    screen.add("D1", count: 13)
    screen.add("C1", count: 11)
    screen.expect("Goods: 162.68", "Discount: -8.12")
  },
  OrderTest("A voucher that is redeemed twice counts twice") { screen in
    screen.add("M1", count: 3)
    screen.redeem("MINUS5")
    screen.redeem("MINUS5")
    screen.expect("Discount: -10.00")
  },
  OrderTest("The vouchers count in their order") { screen in
    screen.add("M1", count: 3)
    screen.redeem("WELCOME10")
    screen.redeem("MINUS5")
    screen.expect("Discount: -8.00")
  },
  OrderTest("MINUS5 takes nothing off below 20.00") { screen in
    screen.add("M1", count: 1)
    screen.redeem("MINUS5")
    screen.expect("Discount: -")
  },
  OrderTest("Shipping is free by what the goods cost before") { screen in
    screen.add("M1", count: 5)
    screen.redeem("WELCOME10")
    screen.expect("Discount: -5.00", "Shipping: free", "Total: 45.00")
  },
  OrderTest("In December shipping is free from 30.00") { screen in
    screen.setMonth(12)
    screen.add("M1", count: 3)
    screen.expect("Shipping: free")
  },
  OrderTest("Shipping to AT costs 7.90, and nothing from 100.00") { screen in
    screen.choose("AT")
    screen.add("M1", count: 9)
    screen.expect("Shipping: 7.90")
    screen.add("M1", count: 1)
    screen.expect("Shipping: free")
  },
  OrderTest("The settings say the fee for a small order") { screen in
    screen.setSmallOrderFee(350)
    screen.add("F1", count: 1)
    screen.expect("Shipping: 8.40", "Total: 10.89")
  },
  OrderTest("Rows of no pieces pay shipping and fee") { screen in
    screen.add("M1", count: 1)
    screen.pressMinus(row: 0)
    screen.expect("Goods: 0.00", "Shipping: 6.90", "Total: 6.90")
  },
  OrderTest("Switzerland pays no VAT") { screen in
    screen.choose("CH")
    screen.add("M1", count: 2)
    screen.expect("VAT: -", "Total: 33.59")
  },
  OrderTest("The total is never below zero") { screen in
    screen.add("M1", count: 2)
    for _ in 1...5 { screen.redeem("MINUS5") }
    screen.expect("Discount: -25.00", "Shipping: 4.90", "Total: 0.00")
  },
]
