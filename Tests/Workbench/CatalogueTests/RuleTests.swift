import Catalogue
import Models
import Play
import Scenarios
import TestSupport
import Testing
import Trace

@Suite(
  "The rules of the patterns",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct RuleTests {
  @Test(
    "are kept in random use",
    arguments: Catalogue.standard.variants
  )
  func random(_ variant: Variant) throws {
    let data = try variant.feature.sampleData()
    let tracer = Tracer(variant: variant, world: World(data: data))
    var choice = RandomActions(seed: 3, data: data)
    var traces = [tracer.start]
    for _ in 0..<15 {
      let action = choice.next(offers: tracer.session.offers)
      traces.append(try tracer.perform(action))
    }
    expectKept(traces, by: variant)
    #expect(traces.map(\.messages.count).reduce(0, +) > 10)
  }

  @Test(
    "are kept in every scenario, and each is put to the test",
    .enabled(if: SlowTests.areRun, "\(SlowTests.hint)"),
    arguments: Catalogue.standard.architectures
  )
  func scenarios(_ architecture: Architecture) throws {
    var all: [ActionTrace] = []
    for variant in Catalogue.standard.variants
    where variant.architecture.name == architecture.name {
      for scenario in variant.feature.scenarios {
        let traces = try traces(of: scenario, on: variant)
        expectKept(traces, by: variant)
        // Where 100,000 rows are worded, a recording is full before its end.
        all += traces.filter { !$0.lacksCalls }
      }
    }
    for rule in RuleCheck(all, of: architecture.pattern).rules {
      #expect(rule.testedActions > 0, "\(rule.rule)")
    }
  }

  private func traces(
    of scenario: Scenario,
    on variant: Variant
  ) throws -> [ActionTrace] {
    let data = try scenario.data() ?? variant.feature.sampleData()
    let tracer = Tracer(variant: variant, world: World(data: data))
    let script = try Script(name: "\(scenario)", text: scenario.script)
    var traces = [tracer.start]
    for case .action(let action) in script.lines.map(\.step) {
      traces.append(try tracer.perform(action))
    }
    if let check = scenario.check {
      traces.append(try tracer.trace(check))
    }
    return traces
  }

  private func expectKept(_ traces: [ActionTrace], by variant: Variant) {
    let check = RuleCheck(traces, of: variant.architecture.pattern)
    #expect(!check.rules.isEmpty)
    #expect(check.breaches == [])
    #expect(check.typesWithoutRole == [])
  }
}
