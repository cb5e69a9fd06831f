import Play

extension Benchmark {
  /// What an action takes from `Session.perform` to its frame: a new session
  /// plays the feature's first demo, divided by its actions.
  package static func actions(of catalogue: Catalogue) -> [Benchmark] {
    catalogue.features.flatMap { feature in
      let group = "action in \(feature.name)"
      let floor = "a frame alone"
      let variants = catalogue.variants(of: feature)
      let drawing = variants.prefix(1).map { variant in
        Benchmark(group, floor) {
          let data = try feature.sampleData()
          let session = Session(variant: variant, world: World(data: data))
          return { count in
            for _ in 0..<count { Sink.take(session.makeFrame()) }
          }
        }
      }
      return drawing + variants.map { action(group, $0, floor: floor) }
    }
  }

  private static func action(
    _ group: String,
    _ variant: Variant,
    floor: String
  ) -> Benchmark {
    let actions = demoActions(of: variant.feature)
    return Benchmark(
      group,
      variant.name,
      floor: floor,
      unitsPerRepetition: max(1, actions.count)
    ) {
      let data = try variant.feature.sampleData()
      return { count in
        for _ in 0..<count {
          let session = Session(variant: variant, world: World(data: data))
          for action in actions {
            // The demo is tested: its actions are all on offer.
            try? session.perform(action)
            Sink.take(session.makeFrame())
          }
        }
      }
    }
  }

  private static func demoActions(of feature: Feature) -> [Action] {
    let script = try? feature.demos[0].script()
    return (script?.lines ?? []).compactMap {
      if case .action(let action) = $0.step { action } else { nil }
    }
  }
}
