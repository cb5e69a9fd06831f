import Play

/// A behaviour of the specification, of which scenarios are made.
struct Behaviour: Sendable {
  /// The feature's name and the behaviour's number there: "weather 3".
  private let name: String
  /// How long the feature's bundled list or value takes to be there.
  private let loadingTime: String
  /// What the services answer with where a scenario says nothing else.
  private let data: @Sendable () -> FeatureData?
  /// What happens before the script of each scenario.
  private var beginning = ""

  /// - Parameter data: Where it is nil, the bundled samples are meant.
  init(
    _ name: String,
    loadingTime: String = "400ms",
    data: @escaping @autoclosure @Sendable () -> FeatureData? = nil
  ) {
    self.name = name
    self.loadingTime = loadingTime
    self.data = data
  }

  /// A scenario of this behaviour.
  ///
  /// - Parameters:
  ///   - texts: All that can be read after the script.
  ///   - offers: All that can be done then.
  func callAsFunction(
    _ situation: String,
    data: @escaping @autoclosure @Sendable () -> FeatureData? = nil,
    script: String = "",
    shows texts: [String]? = nil,
    offers: [Offer]? = nil,
    check: Scenario.Check? = nil
  ) -> Scenario {
    let standard = self.data
    return Scenario(
      name,
      situation,
      data: data() ?? standard(),
      script: beginning + script,
      check: { session in
        if let texts { try session.expectTexts(texts) }
        if let offers { try session.expectOffers(offers) }
        try check?(session)
      }
    )
  }

  /// The same, with scripts that begin when the first load has ended.
  var whenLoaded: Behaviour {
    var behaviour = self
    behaviour.beginning = "wait \(loadingTime)\n"
    return behaviour
  }

  /// A scenario for each error of a service, which ends with its alert.
  ///
  /// - Parameter offers: The alert's buttons.
  func alertOfEachError(
    _ situation: String,
    title: String = "Alert",
    offers: [Offer] = [.tap("OK")],
    script: (NetworkCondition) -> String
  ) -> [Scenario] {
    let messages: [(NetworkCondition, String)] = [
      (.off, "No Network"),
      (.overloaded, "Server is overloaded"),
      (.forbidden, "You don't have permission"),
      (.garbled, "The server's answer could not be read"),
    ]
    return messages.map { condition, message in
      self(
        "\(situation), network \(condition): the alert says \"\(message)\"",
        script: script(condition),
        check: { session in
          try session.expectText(title)
          try session.expectText(message)
          try session.expectOffers(offers)
        }
      )
    }
  }
}

/// The behaviours that all features share.
extension Scenario {
  static let all1 = Behaviour("all 1")
  static let all2 = Behaviour("all 2")
  static let all3 = Behaviour("all 3")
  static let all4 = Behaviour("all 4")
}
