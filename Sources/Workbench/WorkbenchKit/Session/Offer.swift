/// Something that the screen lets one do now.
public enum Offer: Equatable, Sendable {
  /// A button of that title can be pressed.
  case tap(String)
  /// Rows 1 to this number can be chosen.
  case select(upTo: Int)
  /// There is a text field to write in.
  case type
  /// There is a screen to go back to.
  case back

  /// Whether an action is what this offers.
  func includes(_ action: Action) -> Bool {
    switch (self, action) {
    case (.tap(let title), .tap(let wanted)): title == wanted
    case (.select(let last), .select(let row)): (1...last).contains(row)
    case (.type, .type), (.back, .back): true
    default: false
    }
  }
}

extension Offer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let title): Action.tap(title).description
    case .select(upTo: 1): "select 1"
    case .select(let last): "select 1 to \(last)"
    case .type: "type \"...\""
    case .back: "back"
    }
  }
}
