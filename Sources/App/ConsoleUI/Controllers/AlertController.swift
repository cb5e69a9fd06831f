/// A message that wants an answer, as `UIAlertController` is.
public final class AlertController: ViewController {
  public let message: String?
  public private(set) var actions: [AlertAction] = []
  public private(set) var textFields: [TextField] = []
  private(set) weak var presentingViewController: ViewController?

  public init(title: String, message: String? = nil) {
    self.message = message
    super.init()
    self.title = title
  }

  public func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  public func addTextField(placeholder: String = "") {
    textFields.append(TextField(placeholder: placeholder))
  }

  override public func loadView() {
    let alertView = AlertView(
      title: title ?? "",
      message: message,
      textFields: textFields,
      actionTitles: actions.map(\.title)
    )
    for (button, action) in zip(alertView.buttons, actions) {
      button.addAction { [weak self] in self?.close(with: action) }
    }
    view = alertView
  }

  /// Closes the alert without an answer, or takes it out of the queue.
  public func dismiss() {
    directWindow?.dismiss(self)
  }

  func willBePresented(by presenter: ViewController, in window: Window) {
    presentingViewController = presenter
    directWindow = window
  }

  /// Closes the alert, then does what the pressed button stands for.
  private func close(with action: AlertAction) {
    directWindow?.dismiss(self)
    action.handler?()
  }
}

/// One of the answers that an alert offers, as `UIAlertAction` is.
@MainActor
public final class AlertAction {
  public let title: String
  let handler: (@MainActor () -> Void)?

  public init(title: String, handler: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}
