import Services

/// Chooses actions as an impatient user with a bad network would.
///
/// Faults hide where two things are open at once: an answer is pending and a
/// screen or an alert is open. So the user often does several things before
/// time passes, and lets it pass when something has just opened.
package struct RandomActions: Sendable {
  private var generator: SplitMix64
  private let texts: [String]
  /// How many actions follow without time passing.
  private var hastyCount = 0
  private var lastOffers: [Offer] = []

  /// - Parameters:
  ///   - seed: The same seed chooses the same actions.
  ///   - data: Names that occur in it are typed more often than others.
  package init(seed: UInt64, data: FeatureData) {
    generator = SplitMix64(seed: seed)
    texts = data.texts
  }

  /// One of the actions that the screen offers, or time, or the network.
  package mutating func next(offers: [Offer]) -> Action {
    let hasOpened = !offers.contains(where: lastOffers.contains)
    lastOffers = offers
    if hasOpened, Bool.random(using: &generator) { return wait() }
    if hastyCount > 0 {
      hastyCount -= 1
      return action(forOneOf: offers)
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      return .network(.on)
    case 1:
      let condition = Self.conditions.randomElement(using: &generator)
      return .network(condition ?? .on)
    case 2..<4:
      hastyCount = random(in: 2...8)
      return .network(.off)
    case 4..<8:
      return wait()
    default:
      return action(forOneOf: offers)
    }
  }

  private mutating func wait() -> Action {
    .wait(Self.waits.randomElement(using: &generator) ?? .zero)
  }

  /// What a row offers is taken more often: there screens are opened.
  private mutating func action(forOneOf offers: [Offer]) -> Action {
    let drawn = (0..<2).compactMap { _ in
      offers.randomElement(using: &generator)
    }
    guard let offer = drawn.first(where: \.isOfRows) ?? drawn.first else {
      return .wait(.milliseconds(100))
    }
    return action(for: offer)
  }

  private mutating func action(for offer: Offer) -> Action {
    switch offer {
    case .tap(let title, let rows, let number):
      .tap(title, row: rows.map { random(in: $0) }, number: number)
    case .select(let last):
      .select(random(in: 1...last))
    case .type(let name, let number):
      .type(text(), into: name, number: number)
    case .back: .back
    }
  }

  /// In every other case a text of the data, if it has any.
  private mutating func text() -> String {
    let isOfData = Bool.random(using: &generator) && !texts.isEmpty
    let texts = isOfData ? texts : Self.unusualTexts
    return texts.randomElement(using: &generator) ?? ""
  }

  private mutating func random(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Delays vary from world to world, so none has to be slow on purpose.
  private static let conditions = NetworkCondition.allCases.filter {
    $0 != .slow
  }

  private static let waits: [Duration] = [
    .zero, .milliseconds(1), .milliseconds(150), .milliseconds(399),
    .milliseconds(400), .milliseconds(800), .seconds(2), .seconds(10),
  ]

  private static let unusualTexts = [
    "", " ", "  richmond  ", "SEOUL", "서울", "Nowhere", "é", "e\u{301}",
    "👩‍👩‍👧‍👦", "a\tb\nc", "\u{1b}[31m", String(repeating: "long ", count: 30),
  ]
}

extension Offer {
  fileprivate var isOfRows: Bool {
    switch self {
    case .tap(_, let rows, _): rows != nil
    case .select: true
    case .type, .back: false
    }
  }
}
