import Catalogue
import Play
import RuleBreakers
import Testing
import Trace

extension RuleBreachTests {
  @Test("is seen where a name, a getter, a setter or a cell hides it")
  func evaded() throws {
    let noModel = "No view calls a model or a service."
    let check = try check(
      [
        Rule(
          "Widgets change only under render.",
          callers: [.view],
          mustNotCall: [.widget],
          exceptThrough: .functions(["init", "addTarget(_:action:)"]),
          where: .exceptUnder(["render()"])
        ),
        Rule(
          "A view only binds and reads.",
          callers: [.view],
          mustNotCall: [.viewModel],
          exceptThrough: .reading(functions: ["bind(_:)", "show()"])
        ),
        Rule(
          "No view model calls a view.",
          callers: [.viewModel],
          mustNotCall: [.view]
        ),
      ] + Architecture.mvc.pattern.rules.filter { $0.sentence == noModel }
    ) { makeEvadingScreen() }
    #expect(
      check.rules.map(\.violations) == [
        [
          "EvadingViewController -> Label.text setter",
          "EvadingViewController -> Label.text setter",
          "EvadingViewController -> PhotoCell.show(_:)",
        ],
        [
          "EvadingViewController -> EvadingViewModel.greeting getter",
          "EvadingViewController -> EvadingViewModel.bind(to:)",
        ],
        ["EvadingViewModel -> EvadingViewController.shownText setter"],
        ["PhotoCell -> ServiceError.message getter"],
      ]
    )
  }
}
