import Testing

@MainActor
struct OrderFlowTests {
  private let flow = OrderFlow()

  @Test func whatIsEnteredDecidesWhichScreenIsNext() {
    flow.entered { $0.isFetched = true }
    #expect(flow.steps == [.delivery, .payment])
    flow.wentBack()
    flow.entered { $0.isFetched = false }
    #expect(flow.steps == [.delivery, .address])
  }

  @Test func whatWasEnteredStaysWhereTheUserGoesBack() {
    flow.entered { $0.isFetched = false }
    flow.entered { $0.address = "Quay 7" }
    flow.wentBack()
    flow.wentBack()
    flow.entered { $0.isFetched = true }
    flow.entered { $0.payment = "Card" }
    #expect(flow.steps == [.delivery, .payment, .review])
    #expect(flow.draft.address == "Quay 7")
  }

  @Test func theWayBeginsAndEndsWithAScreen() {
    flow.wentBack()
    #expect(flow.steps == [.delivery])
    for _ in 0..<5 { flow.entered { _ in } }
    #expect(flow.steps == [.delivery, .address, .payment, .review])
  }
}
