import ConsoleUI
import Testing

@MainActor
@Suite("Widgets")
struct WidgetTests {
  @Test("A label shortens one line or wraps as many as it may")
  func label() {
    let text = "one two three"
    #expect(Label(text: text).shown(width: 8).lines == ["one two…"])
    let two = Label(text: text, numberOfLines: 2)
    #expect(two.shown(width: 5, height: 3).lines[0...1] == ["one  ", "two …"])
    let all = Label(text: text, textAlignment: .center, numberOfLines: 0)
    let frame = all.shown(width: 7, height: 3)
    #expect(frame.lines == ["one two", " three ", "       "])
    #expect(frame.contains("two three"))
    #expect(Label().sizeThatFits(CellSize(width: 9, height: 9)).height == 1)
  }

  @Test("A button does what it was told, until its target is gone")
  func button() {
    let button = Button(title: "Do it")
    let log = LoggingController.Log()
    do {
      let target = LoggingController("target", log)
      button.addTarget(target, action: LoggingController.buttonTapped)
      button.sendActions()
      button.isEnabled = false
      button.sendActions()
      button.isEnabled = true
      #expect(log.calls == ["target buttonTapped"])
    }
    button.sendActions()
    #expect(log.calls == ["target buttonTapped"])
    #expect(button.shown(width: 10).lines == ["[ Do it ] "])
    #expect(button.shown(width: 6).lines == ["[ Do …"])
  }

  @Test(
    "A disabled button is told from others, and no wider",
    arguments: [
      Canvas.Options(), Canvas.Options(isPlain: true),
    ]
  )
  func disabledButton(options: Canvas.Options) {
    let button = Button(title: "Do it")
    button.isEnabled = false
    #expect(button.shown(width: 10, options: options).lines == ["( Do it ) "])
    button.isEnabled = true
    #expect(button.shown(width: 10, options: options).lines == ["[ Do it ] "])
  }

  @Test("A button's title can change, which is observed")
  func buttonTitle() {
    let button = Button(title: "Sort by salary")
    let window = Window(button, size: CellSize(width: 14, height: 1))
    var changes: [String] = []
    window.widgetDidChange = { changes.append("\($0.property) \($0.value)") }
    button.title = "Sort by salary"
    button.title = "Sort by name"
    #expect(changes == ["title Sort by name"])
    #expect(window.makeFrame().lines == ["[ Sort by nam…"])
  }

  @Test("A text field shows its text, else its placeholder, on a line")
  func textField() {
    let field = TextField(placeholder: "City")
    #expect(field.shown(width: 7).lines == ["City___"])
    field.text = "서울"
    #expect(field.shown(width: 7).lines == ["서울___"])
    let plain = Canvas.Options(isPlain: true)
    #expect(field.shown(width: 7, options: plain).lines == ["서울   "])
  }

  @Test("An icon is a drawing, or in plain its words")
  func icon() {
    let view = IconView()
    #expect(view.sizeThatFits(CellSize(width: 9, height: 9)) == .zero)
    view.image = Icon(rows: ["/\\", "\\/"], accessibilityLabel: "Square")
    let size = CellSize(width: 9, height: 9)
    #expect(view.sizeThatFits(size) == CellSize(width: 9, height: 2))
    #expect(
      view.shown(width: 9, height: 2).lines == ["/\\       ", "\\/       "]
    )
    let plain = Canvas.Options(isPlain: true)
    #expect(
      view.shown(width: 9, height: 2, options: plain).lines == [
        "(Square) ", "         ",
      ]
    )
  }

  @Test("A stack gives each view its size and the rest to those that expand")
  func stack() {
    let stack = StackView(axis: .vertical, spacing: 1, margin: 1)
    let hidden = Label(text: "hidden")
    hidden.isHidden = true
    let middle = TableView(rowHeight: 1)
    stack.addArrangedSubviews(
      Label(text: "top"),
      hidden,
      middle,
      Label(text: "end")
    )
    let frame = stack.shown(width: 6, height: 7)
    #expect(frame.lines[0] == " top  " && frame.lines[6] == " end  ")
    #expect(middle.frame == CellRect(x: 1, y: 2, width: 4, height: 3))
    #expect(!frame.contains("hidden"))

    let row = StackView(axis: .horizontal, spacing: 2)
    row.addArrangedSubviews(Button(title: "A"), Button(title: "B"))
    #expect(row.shown(width: 12).lines == ["[ A ]  [ B ]"])
  }

  @Test("An activity indicator turns while it runs and takes no room else")
  func activityIndicator() {
    let indicator = ActivityIndicatorView()
    let size = CellSize(width: 9, height: 9)
    #expect(indicator.sizeThatFits(size) == .zero)
    indicator.startAnimating()
    let first = indicator.shown(width: 9)
    let options = Canvas.Options(animationStep: 1)
    #expect(first.lines == ["| Loading"])
    #expect(indicator.shown(width: 9, options: options) != first)
    indicator.stopAnimating()
    #expect(!indicator.shown(width: 9).contains("Loading"))
  }
}
