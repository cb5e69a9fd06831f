import ConsoleUI
import Testing

@MainActor
@Suite("A text field")
struct TextFieldTests {
  @Test("Its label stands beside it")
  func label() {
    let field = TextField(label: "Title", text: "Milk")
    #expect(field.shown(width: 14).lines == ["Title: Milk___"])
    let plain = Canvas.Options(isPlain: true)
    #expect(field.shown(width: 14, options: plain).lines == ["Title: Milk   "])
    #expect(field.shown(width: 14).texts == ["Title", "Milk"])
    let empty = TextField(label: "Note", placeholder: "if any")
    #expect(empty.shown(width: 14).lines == ["Note: if any__"])
    #expect(TextField(label: "").shown(width: 4).lines == ["____"])
  }

  @Test("A label that ends with a mark of its own gets no colon")
  func labelWithMark() {
    let field = TextField(label: "What?")
    #expect(field.shown(width: 12).lines == ["What? ______"])
  }

  @Test("Of a long label so much is shown that half is left to write in")
  func longLabel() {
    let field = TextField(label: "A label without end", text: "abc")
    #expect(field.shown(width: 14).lines == ["A lab… abc____"])
    for width in 0...4 {
      #expect(field.shown(width: width).size.width == width)
    }
  }

  @Test("The cursor stands in the field, also of a text that is too long")
  func cursor() throws {
    let field = TextField(label: "Title", text: "abc")
    let window = Window(field, size: CellSize(width: 14, height: 1))
    #expect(window.makeFrame().cursor == CellPoint(x: 10, y: 0))
    field.text = "abcdefghij"
    let frame = window.makeFrame()
    #expect(frame.cursor == CellPoint(x: 13, y: 0))
    #expect(frame.lines == ["Title: efghij_"])
    let marked = frame.grid.row(0).map { $0.style.contains(.reversed) }
    #expect(marked.prefix(7).allSatisfy { !$0 })
    #expect(marked.dropFirst(7).allSatisfy { $0 })
  }

  @Test("A key says what the text is to be, and changes nothing itself")
  func key() {
    let field = TextField(text: "a")
    let window = Window(field, size: CellSize(width: 9, height: 1))
    let response = window.handle(.character("b"))
    #expect(response == .gesture(.edit(field, text: "ab")))
    #expect(response != .gesture(.edit(TextField(), text: "ab")))
    #expect(field.text == "a")
    #expect(window.handle(.end) == .handled)
  }

  @Test("It tells its targets when it is asked to, until they are gone")
  func targets() {
    let field = TextField()
    let log = LoggingController.Log()
    #expect(!field.hasTargets)
    do {
      let target = LoggingController("target", log)
      field.addTarget(target, action: LoggingController.viewDidLoad)
      #expect(field.hasTargets)
      field.text = "set by the program"
      #expect(log.calls == [])
      field.sendActions()
      #expect(log.calls == ["target viewDidLoad"])
    }
    field.sendActions()
    #expect(log.calls == ["target viewDidLoad"])
  }

  @Test("Return presses the button that takes the text, while it is offered")
  func returnKey() {
    let field = TextField()
    let button = Button(title: "Add")
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubviews(field, button)
    let window = Window(stack, size: CellSize(width: 9, height: 2))
    #expect(window.isEditingText)
    #expect(window.handle(.enter) == .ignored)
    field.returnButton = button
    #expect(window.handle(.enter) == .gesture(.press(button)))
    #expect(window.buttonForReturn === button)
    button.isEnabled = false
    #expect(window.handle(.enter) == .ignored)
    button.isEnabled = true
    button.isHidden = true
    #expect(window.handle(.enter) == .ignored)
  }

  @Test("In an alert Return presses the first button but Cancel")
  func returnKeyInAlert() {
    let controller = ViewController()
    let window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: controller
    )
    window.makeVisible()
    let alert = AlertController(title: "Where?")
    alert.addTextField()
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Submit"))
    controller.present(alert)
    #expect(window.isEditingText)
    #expect(window.buttonForReturn?.title == "Submit")
    #expect(window.handle(.enter) == .gesture(.press(window.buttons[1])))
  }
}
