import Play

/// The architectures and the feature that a command is about.
struct Selection {
  /// Those that were named, in that order; without one, all.
  let architectures: [Architecture]
  /// Whether each of them was named.
  let isNamed: Bool
  /// Whether nothing was said of them, not even "all".
  let lacksArchitecture: Bool
  /// The feature that was named, if any.
  let feature: Feature?

  /// The word for every architecture.
  static let all = "all"

  /// - Throws: A `WrongUsage` for words that do not go together.
  init(_ invocation: Invocation, from catalogue: Catalogue) throws(WrongUsage) {
    let names = invocation.words(for: Self.architecture(in: catalogue))
    if names.contains(Self.all),
      let name = names.first(where: { $0 != Self.all })
    {
      throw WrongUsage("'all' means '\(name)', too: leave out one of them")
    }
    let named = names.compactMap(catalogue.architecture)
    isNamed = !named.isEmpty
    lacksArchitecture = names.isEmpty
    architectures = isNamed ? named : catalogue.architectures
    feature = invocation[Self.feature(in: catalogue)]
      .flatMap(catalogue.feature)
  }

  /// The feature, for commands that need one.
  var neededFeature: Feature {
    get throws(WrongUsage) {
      guard let feature else { throw WrongUsage("A feature is missing") }
      return feature
    }
  }

  /// A feature in these architectures.
  ///
  /// - Throws: A `WrongUsage` where one that was named lacks the feature.
  func variants(of feature: Feature) throws(WrongUsage) -> [Variant] {
    let lacking = architectures.first { $0.screens[feature] == nil }
    if isNamed, let lacking {
      throw WrongUsage("'\(lacking.name)' has no feature '\(feature.name)'")
    }
    return architectures.compactMap { Variant($0, feature) }
  }
}

// MARK: - Words

extension Selection {
  static func architecture(
    in catalogue: Catalogue,
    isAskedFor: Bool = false,
    help: String = "One or more architectures (default: all)."
  ) -> ArgumentSpec {
    let words = catalogue.architectures.map {
      KnownWord(
        name: $0.name,
        abstract: $0.title,
        alsoKnownAs: $0.alsoKnownAs
      )
    }
    return ArgumentSpec(
      name: "architecture",
      kind: .oneOf(words + [KnownWord(name: all)]),
      isOptional: true,
      isAskedFor: isAskedFor,
      isRepeating: true,
      help: help
    )
  }

  static func feature(
    in catalogue: Catalogue,
    isOptional: Bool = false,
    isAskedFor: Bool = false,
    help: String? = nil
  ) -> ArgumentSpec {
    let words = catalogue.features.map {
      KnownWord(name: $0.name, abstract: $0.abstract)
    }
    return ArgumentSpec(
      name: "feature",
      kind: .oneOf(words),
      isOptional: isOptional,
      isAskedFor: isAskedFor,
      help: help
        ?? (isOptional ? "The feature (default: all)." : "The feature.")
    )
  }
}
