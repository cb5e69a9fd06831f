import Catalogue
import Play
import Testing
import Trace

@Suite("The demos of a feature")
struct DemoTests {
  private func actions(of demo: Demo) throws -> [Script.Line] {
    try demo.script().lines.filter { line in
      if case .action = line.step { true } else { false }
    }
  }

  @Test(
    "show all of it first, and then single moments in a few steps",
    arguments: Catalogue.standard.features
  )
  func few(_ feature: Feature) throws {
    #expect(feature.demos.count >= 3)
    for demo in feature.demos.dropFirst() {
      let count = try actions(of: demo).count
      #expect((3...8).contains(count), "\(demo.name) has \(count) steps")
    }
  }

  @Test(
    "have names of their own, and a sentence each",
    arguments: Catalogue.standard.features
  )
  func names(_ feature: Feature) {
    let names = feature.demos.map(\.name)
    #expect(Set(names).count == names.count)
    for demo in feature.demos {
      #expect(demo.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(demo.summary.wholeMatch(of: /[A-Z][^.]{10,62}\./) != nil)
    }
  }

  @Test(
    "tell of each step, in a title that fits on a line",
    arguments: Catalogue.standard.features
  )
  func narrated(_ feature: Feature) throws {
    for demo in feature.demos {
      for line in try actions(of: demo) {
        let place = "\(demo.name):\(line.number)"
        let narration = try #require(line.narration, "\(place)")
        #expect((5...76).contains(narration.title.count), "\(place)")
        #expect(narration.text.hasSuffix("."), "\(place)")
      }
    }
  }

  @Test(
    "have the step at which a page opens",
    arguments: Catalogue.standard.features
  )
  func opening(_ feature: Feature) throws {
    let opening = try #require(feature.opensAt)
    let demo = feature.demos.first { $0.name == opening.demo }
    let count = try actions(of: try #require(demo)).count
    #expect((1...count).contains(opening.step))
    for demo in feature.demos {
      #expect((1...(try actions(of: demo).count)).contains(demo.opensAt))
    }
  }

  @Test(
    "show the same in all architectures, and keep the rules",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux"),
    // The first demo is played for the lists of messages.
    arguments: Catalogue.standard.features.flatMap { feature in
      feature.demos.dropFirst().map { (feature, $0) }
    }
  )
  @MainActor
  func same(_ feature: Feature, _ demo: Demo) throws {
    let variants = Catalogue.standard.variants(of: feature)
    let run = Run(
      variants: variants,
      data: try feature.sampleData(),
      recorded: .messagesAndRules
    )
    var traces = variants.map { _ in [ActionTrace]() }
    for moment in run.play(Demonstration(try demo.script())) {
      #expect(moment.failure == nil)
      #expect(moment.difference == nil)
      for (index, outcome) in moment.outcomes.enumerated() {
        traces[index] += [outcome.trace].compactMap(\.self)
      }
    }
    for (variant, traces) in zip(variants, traces) {
      let check = RuleCheck(traces, of: variant.architecture.pattern)
      #expect(check.isKept, "\(variant) \(check.breaches)")
    }
  }
}
