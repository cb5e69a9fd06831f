import ConsoleUI

/// The greeting screen: a label and, below it, a button.
public final class GreetingLayout: StackView {
  public let greetingLabel = Label(numberOfLines: 0)
  public let greetButton = Button(title: "Click me")

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    addArrangedSubviews(greetingLabel, greetButton)
  }
}
