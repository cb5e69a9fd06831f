/// Something that a user does to a screen, with the view that it is done to.
///
/// Several views can have the same title; a gesture is done to one of them.
public enum Gesture: Sendable {
  /// Presses a button.
  case press(Button)
  /// Chooses a segment, counted from 0.
  case choose(SegmentedControl, segment: Int)
  /// Chooses a row of a table, counted from 0.
  case select(TableView, row: Int)
  /// Changes what a text field holds to this.
  case edit(TextField, text: String)
  /// Leaves the topmost screen.
  case goBack
}

extension Gesture: Equatable {
  /// Two gestures are equal if the same is done to the same view.
  public static func == (one: Gesture, other: Gesture) -> Bool {
    switch (one, other) {
    case (.press(let one), .press(let other)):
      one === other
    case (.choose(let one, let segment), .choose(let other, let otherSegment)):
      one === other && segment == otherSegment
    case (.select(let one, let row), .select(let other, let otherRow)):
      one === other && row == otherRow
    case (.edit(let one, let text), .edit(let other, let otherText)):
      one === other && text == otherText
    case (.goBack, .goBack):
      true
    default:
      false
    }
  }
}
