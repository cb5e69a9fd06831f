import Console
import ConsoleUI
import Play
import Testing
import Trace

/// What scripts, keys and random actions do with a segmented control.
@MainActor
struct SegmentTests {
  private let session = Session(
    variant: .segments,
    world: World(data: FeatureData { _ in () })
  )

  @Test func aTapChoosesTheSegmentOfItsTitle() throws {
    try session.play(
      """
      tap "Active"
      expect "( ) All (*) Active"
      expect "chosen: 1"
      """
    )
  }

  @Test func segmentsAndButtonsOfOneTitleAreCountedFromTheTop() throws {
    #expect(
      session.offers == [
        .tap("Done", number: 1), .tap("All"), .tap("Active"),
        .tap("Done", number: 2),
      ]
    )
    #expect(throws: ActionError.self) { try session.perform(.tap("Done")) }
    try session.perform(.tap("Done", number: 2))
    #expect(session.makeFrame().contains("chosen: 2"))
  }

  @Test func aKeyIsRecordedAsTheTapThatItIs() {
    let interactive = InteractiveSession(session)
    for key in [Key.tab, .right, .right, .enter, .left, .enter] {
      interactive.press(key)
      _ = interactive.makeFrame()
    }
    let lines = interactive.recording.text.split(separator: "\n")
    #expect(lines.suffix(2) == [#"tap "Done" number 2"#, #"tap "Active""#])
    #expect(interactive.makeFrame().contains("(*) Active"))
  }

  @Test func randomActionsReachEverySegment() throws {
    var choice = RandomActions(seed: 1, data: FeatureData { _ in () })
    var chosen: Set<String> = []
    for _ in 0..<100 {
      try session.perform(choice.next(offers: session.offers))
      chosen.formUnion(session.makeFrame().texts)
    }
    #expect(chosen.isSuperset(of: ["chosen: 0", "chosen: 1", "chosen: 2"]))
  }
}

/// A button and a segment of one title.
private final class SegmentController: ViewController {
  private let button = Button(title: "Done")
  private let control = SegmentedControl(items: ["All", "Active", "Done"])
  private let label = Label()

  override func loadView() {
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(button, control, label)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    control.addTarget(self, action: SegmentController.chosen)
  }

  private func chosen() {
    label.text = "chosen: \(control.selectedSegmentIndex)"
  }
}

extension Variant {
  @MainActor fileprivate static var segments: Variant {
    let feature = Feature(
      name: "segments",
      abstract: "",
      readData: { _ in FeatureData { _ in () } },
      sampleData: { FeatureData { _ in () } },
      demos: []
    )
    let architecture = Architecture(
      name: "sound",
      title: "A double of the tests",
      module: "ConsoleTests",
      roles: [("Controller", .controller)],
      deciders: [.controller],
      rules: [],
      screens: [feature: ScreenFactory { () in SegmentController() }]
    )
    guard let variant = Variant(architecture, feature) else {
      preconditionFailure("The architecture has the feature")
    }
    return variant
  }
}
