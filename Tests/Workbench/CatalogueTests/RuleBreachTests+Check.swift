import Catalogue
import ConsoleUI
import Play
import Testing
import Trace

extension RuleBreachTests {
  /// Taps the button of a greeting screen and checks what happened.
  func check(
    _ rules: [Rule],
    roles: [(ending: String, role: Role)] = Self.roles,
    on screen: @escaping @MainActor () -> ViewController
  ) throws -> RuleCheck {
    let architecture = Architecture(
      name: "bad",
      title: "Everybody calls everybody",
      module: "RuleBreakers",
      roles: roles,
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
    let trace = try tracer.perform(.tap("Click me"))
    return RuleCheck([trace], of: architecture.pattern)
  }

  /// The calls that broke each rule.
  func messages(_ check: RuleCheck) -> [String: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: check.rules.filter { !$0.violations.isEmpty }
        .map { ($0.rule, Set($0.violations)) }
    )
  }

  static let roles: [(ending: String, role: Role)] = [
    ("ViewController", .view), ("View", .view), ("Presenter", .presenter),
    ("ViewModel", .viewModel), ("Model", .model), ("Service", .service),
    ("Widget", .widget), ("Box", .binding),
  ]
}
