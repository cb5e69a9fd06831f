import ConsoleUI
import Foundation
import Testing
import Trace

/// What no rule could see, if it were not recorded.
@Suite(
  "Whatever can be set on a widget is recorded",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct WidgetRecordingTests {
  @Test("Each property is, set by itself or by a key path")
  func properties() {
    let label = Label()
    expectRecorded(label, "text", \.text, "text")
    expectRecorded(label, "style", \.style, .bold)
    expectRecorded(label, "textAlignment", \.textAlignment, .center)
    expectRecorded(label, "numberOfLines", \.numberOfLines, 2)
    expectRecorded(label, "frame", \.frame, .zero)
    expectRecorded(label, "expandsToFill", \.expandsToFill, true)
    expectRecorded(label, "isHidden", \.isHidden, true)
    let field = TextField()
    expectRecorded(field, "text", \.text, "text")
    expectRecorded(field, "placeholder", \.placeholder, "text")
    expectRecorded(Button(title: ""), "isEnabled", \.isEnabled, false)
    expectRecorded(IconView(), "image", \.image, nil)
    let imageView = ImageView(pictureSize: .zero)
    expectRecorded(imageView, "image", \.image, nil)
    let table = TableView(rowHeight: 1)
    expectRecorded(table, "dataSource", \.dataSource, nil)
    expectRecorded(table, "delegate", \.delegate, nil)
    let controller = ViewController()
    expectRecorded(controller, "title", \.title, nil)
    expectRecorded(controller, "view", \.view, View())
    let size = CellSize(width: 1, height: 1)
    let window = Window(size: size, rootViewController: controller)
    expectRecorded(window, "size", \.size, size)
    expectRecorded(window, "options", \.options, .init())
    expectRecorded(window, "showsFocus", \.showsFocus, true)
    expectRecorded(window, "widgetDidChange", \.widgetDidChange, nil)
    expectRecorded(window, "needsUpdate", \.needsUpdate, nil)
    let handler = \TableViewCell.configurationUpdateHandler
    expectRecorded(TableViewCell(), "configurationUpdateHandler", handler, nil)
  }

  /// A stored property that other modules can set needs an observer.
  @Test("No property lacks an observer")
  func observers() throws {
    let house = House()
    let folder = "Sources/App/ConsoleUI"
    let files = try ["Views", "Controllers", "Focus"].flatMap {
      try house.files(in: "\(folder)/\($0)")
    }
    let lines = files.flatMap { $0.text.split(separator: "\n") }
    let stored = /^  (?:public|open) (?:weak )?var \w+[^{]*$/
    let bare = lines.filter { $0.contains(stored) }
    #expect(bare == [])
    #expect(lines.contains { $0.contains("didSet {}") })
  }

  private func expectRecorded<Object: AnyObject, Value>(
    _ object: Object,
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>,
    _ value: Value,
    at location: SourceLocation = #_sourceLocation
  ) {
    let calls = Recorder().record { object[keyPath: path] = value }
      .recording.calls
    #expect(
      calls.contains {
        $0.function.member == name && $0.function.kind == .setter
      },
      "\(name) gave \(calls.map(\.function))",
      sourceLocation: location
    )
  }
}
