import CallTrace
import Catalogue
import ConsoleUI
import Models
import RuleBreakers
import Testing
import WorkbenchKit

@Suite("The rules of the patterns")
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
    for _ in 0..<25 {
      let action = choice.next(offers: tracer.session.offers)
      let script = Script(name: "random", actions: [action])
      let trace = try tracer.play(script.lines[0], of: script).trace
      traces.append(try #require(trace))
    }
    let check = RuleCheck(traces, of: variant.architecture)
    #expect(!check.rules.isEmpty)
    #expect(check.violations == [])
    #expect(check.typesWithoutRole == [])
    #expect(traces.map(\.messages.count).reduce(0, +) > 10)
  }

  @Test("are each seen to be broken")
  func broken() throws {
    let rules = Catalogue.standard.architectures.flatMap(\.rules)
    let check = try check(rules) { makeRuleBreakingScreen() }
    #expect(
      messages(check) == [
        "No model and no service calls a view.": [
          "BadModel -> BadViewController.show()"
        ],
        "No view calls a model or a service.": [
          "BadWidget -> BadModel.count()"
        ],
        "No presenter calls a widget.": ["BadPresenter -> Label.text setter"],
        "No view controller calls a service.": [
          "BadViewController -> BadService.fetch()"
        ],
        "A view model reaches a view through its binding only.": [
          "BadViewModel -> BadViewController.show()"
        ],
      ]
    )
    #expect(check.typesWithoutRole == [])
  }

  @Test("are not fooled by a name, a cast, an extension or a free function")
  func disguised() throws {
    let rules = Architecture.mvp.rules
    let check = try check(rules) { makeDisguisedScreen() }
    let setsText = "DisguisedPresenter -> Label.text setter"
    #expect(
      check.violations.map(\.message) == [
        setsText, setsText, setsText, setsText,
        "DisguisedPresenter -> Label.shout()",
        setsText, setsText, setsText, setsText,
        "DisguisedPresenter -> View.init()",
        "DisguisedPresenter -> ViewController.loadViewIfNeeded()",
        "DisguisedPresenter -> ViewController.view getter",
        "DisguisedPresenter -> View.isHidden setter",
      ]
    )
    #expect(
      check.typesWithoutRole == [
        "BrushPresenter", "PainterView", "PrivateView", "Stencil",
      ]
    )
    #expect(!check.isKept)
  }

  /// Taps the button of a greeting screen and checks what happened.
  private func check(
    _ rules: [Rule],
    on screen: @escaping @MainActor () -> ViewController
  ) throws -> RuleCheck {
    let architecture = Architecture(
      name: "bad",
      title: "Everybody calls everybody",
      module: "RuleBreakers",
      roles: [
        ("ViewController", .view), ("View", .view), ("Presenter", .presenter),
        ("ViewModel", .viewModel), ("Model", .model), ("Service", .service),
        ("Widget", .widget),
      ],
      deciders: [.presenter],
      rules: rules,
      screens: [.greeting: ScreenFactory { () in screen() }]
    )
    let variant = try #require(Variant(architecture, .greeting))
    let tracer = Tracer(
      variant: variant,
      world: World(data: FeatureData { _ in () })
    )
    #expect(tracer.start.violations == [])
    let script = Script(name: "tap", actions: [.tap("Click me")])
    let line = script.lines[0]
    let trace = try #require(try tracer.play(line, of: script).trace)
    return RuleCheck([trace], of: architecture)
  }

  /// The calls that broke each rule.
  private func messages(_ check: RuleCheck) -> [String: Set<String>] {
    Dictionary(grouping: check.violations, by: \.rule)
      .mapValues { Set($0.map(\.message)) }
  }
}
