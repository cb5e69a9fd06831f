// What the views of this target use of SwiftUI, with the same names. Where
// there is SwiftUI, they are compiled against SwiftUI itself.
#if !canImport(SwiftUI)

  @MainActor
  protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
  }

  /// The views of which others consist.
  protocol PartOfBody: View where Body == Never {
    /// Its texts, and its buttons as `[title]` or, disabled, `(title)`.
    var texts: [String] { get }
    /// Its enabled buttons.
    var buttons: [Button] { get }
  }

  extension PartOfBody {
    var body: Never { fatalError("a part has no body") }
    var buttons: [Button] { [] }
  }

  extension Never: View {
    var body: Never { fatalError("nothing has no body") }
  }

  struct Text: PartOfBody {
    let texts: [String]

    init(_ text: String) { texts = [text] }
  }

  struct Button: PartOfBody {
    let title: String
    let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }

    var texts: [String] { ["[\(title)]"] }
    var buttons: [Button] { [self] }

    func disabled(_ isDisabled: Bool) -> some View {
      DisabledButton(button: self, isDisabled: isDisabled)
    }
  }

  private struct DisabledButton: PartOfBody {
    let button: Button
    let isDisabled: Bool

    var texts: [String] { isDisabled ? ["(\(button.title))"] : button.texts }
    var buttons: [Button] { isDisabled ? [] : [button] }
  }

  struct VStack: PartOfBody {
    private let parts: [any View]

    init(@ViewBuilder content: () -> VStack) { self = content() }

    fileprivate init(parts: [any View]) { self.parts = parts }

    var texts: [String] { parts.flatMap(\.texts) }
    var buttons: [Button] { parts.flatMap(\.buttons) }
  }

  @MainActor
  @resultBuilder
  struct ViewBuilder {
    static func buildBlock(_ parts: any View...) -> VStack {
      VStack(parts: parts)
    }

    static func buildBlock<Part: View>(_ part: Part) -> Part { part }
  }

  extension View {
    /// Runs `body`, as SwiftUI does to draw.
    var texts: [String] { (self as? any PartOfBody)?.texts ?? body.texts }

    var buttons: [Button] { (self as? any PartOfBody)?.buttons ?? body.buttons }
  }

#endif
