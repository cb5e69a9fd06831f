import Catalogue
import ConsoleUI
import Play
import Render
import RuleBreakers
import Testing
import Trace

@Suite(
  "A breach of a rule",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct RuleBreachTests {
  @Test("counts the actions that put the rule to the test")
  func counts() throws {
    let check = try check(Architecture.mvp.pattern.rules) {
      makeDisguisedScreen()
    }
    #expect(
      check.lines.first
        == "- No model and no service calls a view. (not put to the test)"
    )
    #expect(check.rules.map(\.testedActions) == [0, 1, 1, 1, 0, 1, 1, 1, 0])
    #expect(check.lines.contains("✗ PainterView has no role"))
  }

  @Test("is a hook, and no answer that is awaited")
  func hooks() throws {
    let check = try check(
      Architecture.mvc.pattern.rules,
      roles: [
        ("ViewController", .controller), ("Loader", Role("loader")),
        ("Service", .service),
      ]
    ) { makeHookedScreen() }
    #expect(
      check.rules.flatMap(\.violations) == [
        "HookService -> HookedViewController.closure #1 in viewDidLoad()",
        "HookService -> HookedViewController.show()",
        "HookLoader -> HookService.reset()",
      ]
    )
  }

  @Test("is seen where a rule speaks of one function only")
  func places() throws {
    let check = try check(
      [
        Rule(
          "Widgets change only under render.",
          callers: [.view],
          mustNotCall: [.widget],
          where: .exceptUnder(["init", "render()", "draw()", "viewDidLoad()"])
        ),
        Rule(
          "A view reads only where it renders.",
          callers: [.view],
          mustNotCall: [.viewModel],
          exceptThrough: .allButReading,
          where: .exceptUnder(["render()"])
        ),
        Rule(
          "Nobody resets.",
          callers: [.view],
          mustNotCall: [.viewModel],
          exceptThrough: .allBut(["reset()"])
        ),
        Rule(
          "Rendering only reads.",
          callers: [.view],
          mustNotCall: [.viewModel],
          exceptThrough: .reading(functions: ["word(at:)"]),
          where: .under(["render()"])
        ),
        Rule(
          "Nobody pauses.",
          callers: [.view],
          mustNotCall: [.viewModel],
          where: .under(["pause()"])
        ),
        Rule(
          "Widgets change only as the view model calls for it.",
          callers: [.view],
          mustNotCall: [.widget],
          where: .exceptUnder(
            ["init", "viewDidLoad()"],
            callsFrom: [.viewModel]
          )
        ),
      ]
    ) { makeRenderingScreen() }
    #expect(
      check.rules.map(\.violations) == [
        [
          "RenderingViewController -> Label.text setter",
          "RenderingViewController -> View.isHidden setter",
          "RenderingViewController -> View.isHidden setter",
        ],
        ["RenderingViewController -> RenderedViewModel.greeting getter"],
        ["RenderingViewController -> RenderedViewModel.reset()"],
        ["RenderingViewController -> RenderedViewModel.reset()"],
        [],
        [
          "RenderingViewController -> Label.text setter",
          "RenderingViewController -> View.isHidden setter",
          "RenderingViewController -> View.isHidden setter",
        ],
      ]
    )
    #expect(check.rules.map(\.testedActions) == [1, 1, 1, 1, 0, 1])
  }

  @Test("is seen, of each rule")
  func broken() throws {
    let tried: [Architecture] = [.mvc, .mvp, .mvvm, .mvvmObservation]
    var rules = tried.flatMap(\.pattern.rules)
    rules = rules.enumerated().filter { index, rule in
      rules.firstIndex { $0.sentence == rule.sentence } == index
    }.map(\.element)
    let check = try check(rules) { makeRuleBreakingScreen() }
    #expect(
      messages(check) == [
        "No model and no service calls a view.": [
          "BadModel -> BadViewController.show()",
          "ServiceError -> Label.text setter",
        ],
        "No view calls a model or a service.": [
          "BadWidget -> BadModel.count()"
        ],
        "No presenter calls a widget.": ["BadPresenter -> Label.text setter"],
        """
        A view's widgets change only as its presenter asks for it, setting up \
        aside.
        """: [
          "BadViewController -> BadWidget.init()",
          "BadViewController -> BadWidget.press(_:)",
          "BadViewController -> Label.text setter",
        ],
        "No view controller calls a service.": [
          "BadViewController -> BadService.fetch()"
        ],
        "No view calls a model.": [
          "BadWidget -> BadModel.count()",
          "BadViewController -> BadModel.change(in:)",
          "BadViewController -> ServiceError.show(in:)",
        ],
        "A view model reaches a view through its binding only.": [
          "BadViewModel -> BadViewController.show()"
        ],
        "A view uses a binding only to bind to it, or to end that.": [
          "BadViewController -> BadBox.value setter"
        ],
        "A view's widgets change only under its bindings, setting up aside.": [
          "BadViewController -> BadWidget.init()",
          "BadViewController -> BadWidget.press(_:)",
          "BadViewController -> Label.text setter",
        ],
        """
        No model, service or view model calls a view, a controller or a \
        widget, but by what observes it.
        """: [
          "BadModel -> BadViewController.show()",
          "BadViewModel -> BadViewController.show()",
          "ServiceError -> Label.text setter",
        ],
        "A view only reads while it updates itself or presents.": [
          "BadViewController -> BadViewModel.reset()"
        ],
        """
        Widgets change only under updateProperties(), cells and setting up \
        aside.
        """: [
          "BadViewController -> BadWidget.init()",
          "BadViewController -> BadWidget.press(_:)",
          "BadViewController -> Label.text setter",
        ],
      ]
    )
    #expect(check.typesWithoutRole == [])
  }

  @Test("is seen where a cell updates itself, or a table tells of its rows")
  func cells() throws {
    let rules = Architecture.mvvmObservation.pattern.rules
    let updates: [(CellsFault, culprit: String)] = [
      (.inHandler, "CellsViewController"), (.inOverride, "GreedyCell"),
    ]
    for (fault, culprit) in updates {
      let updated = try check(rules, roles: Self.roles + [("Cell", .view)]) {
        makeCellsScreen(fault)
      }
      #expect(
        messages(updated) == [
          "A view only reads while it updates itself or presents.": [
            "\(culprit) -> CellViewModel.willDisplay()"
          ],
          "A cell that updates itself changes nothing outside of the table's "
            + "rows.": ["\(culprit) -> Label.text setter"],
        ]
      )
    }
    let reloaded = try check(rules) { makeCellsScreen(.inReload) }
    #expect(
      reloaded.rules.flatMap(\.violations) == [
        "CellsViewController -> CellViewModel.didEndDisplaying()"
      ]
    )
  }

  @Test("is seen behind a name, a cast, an extension or a free function")
  func disguised() throws {
    let rules = Architecture.mvp.pattern.rules
    let check = try check(rules) { makeDisguisedScreen() }
    let setsText = "DisguisedPresenter -> Label.text setter"
    #expect(
      check.rules.flatMap(\.violations) == [
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
}
