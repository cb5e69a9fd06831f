import ConsoleUI
import Testing

@MainActor
@Suite("A segmented control")
struct SegmentedControlTests {
  private let control = SegmentedControl(items: ["All", "Active", "Done"])

  @Test("It shows its titles, and marks the chosen one")
  func drawing() {
    let frame = control.shown(width: 32)
    #expect(frame.lines == ["(*) All  ( ) Active  ( ) Done   "])
    #expect(frame.texts == ["All", "Active", "Done"])
    control.selectedSegmentIndex = 2
    #expect(
      control.shown(width: 32).lines == ["( ) All  ( ) Active  (*) Done   "]
    )
    let size = CellSize(width: 40, height: 3)
    #expect(control.sizeThatFits(size) == CellSize(width: 29, height: 1))
  }

  @Test("Where there is no room, it is cut")
  func cutting() {
    #expect(control.shown(width: 15).lines == ["(*) All  ( ) A…"])
    #expect(control.shown(width: 8).texts == ["All"])
    #expect(SegmentedControl(items: []).shown(width: 3).lines == ["   "])
  }

  @Test("It tells its targets of the user's choice, until they are gone")
  func targets() {
    let log = LoggingController.Log()
    do {
      let target = LoggingController("target", log)
      control.addTarget(target, action: LoggingController.buttonTapped)
      control.selectSegment(at: 1)
      #expect(control.selectedSegmentIndex == 1)
      #expect(log.calls == ["target buttonTapped"])
      // The program's choice is not told, nor what is chosen already.
      control.selectedSegmentIndex = 2
      control.selectSegment(at: 2)
      control.selectSegment(at: 3)
      #expect(log.calls == ["target buttonTapped"])
    }
    control.selectSegment(at: 0)
    #expect(control.selectedSegmentIndex == 0)
    #expect(log.calls == ["target buttonTapped"])
  }

  @Test("A choice is observed, also the program's")
  func observing() {
    let window = Window(control, size: CellSize(width: 32, height: 1))
    var changes: [String] = []
    window.widgetDidChange = { changes.append("\($0.property) \($0.value)") }
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 1
    control.selectSegment(at: 0)
    #expect(
      changes == ["selectedSegmentIndex 1", "selectedSegmentIndex 0"]
    )
  }

  @Test("Left and right go through the segments, and then to the next view")
  func keys() {
    let after = Button(title: "After")
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(control, after)
    let window = Window(stack, size: CellSize(width: 32, height: 2))
    #expect(window.makeFrame().cursor == CellPoint(x: 0, y: 0))
    #expect(window.handle(.right) == .handled)
    #expect(window.makeFrame().cursor == CellPoint(x: 9, y: 0))
    #expect(window.handle(.enter) == .gesture(.choose(control, segment: 1)))
    #expect(window.handle(.right) == .handled)
    let last = Gesture.choose(control, segment: 2)
    #expect(window.handle(.character(" ")) == .gesture(last))
    #expect(window.handle(.enter) != .gesture(.choose(control, segment: 1)))
    #expect(window.handle(.right) == .handled)
    #expect(window.handle(.enter) == .gesture(.press(after)))
    // Who comes back finds the segment that is chosen.
    control.selectedSegmentIndex = 1
    #expect(window.handle(.left) == .handled)
    #expect(window.makeFrame().cursor == CellPoint(x: 9, y: 0))
  }

  @Test("The controls of a screen stand in order, without what is disabled")
  func controls() {
    let first = Button(title: "First")
    let last = Button(title: "Last")
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(first, Label(), control, TextField(), last)
    let window = Window(stack, size: CellSize(width: 32, height: 5))
    #expect(
      window.controls.map(ObjectIdentifier.init) == [
        ObjectIdentifier(first), ObjectIdentifier(control),
        ObjectIdentifier(last),
      ]
    )
    first.isEnabled = false
    control.isHidden = true
    #expect(
      window.controls.map(ObjectIdentifier.init) == [
        ObjectIdentifier(last)
      ]
    )
  }
}
