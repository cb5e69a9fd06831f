import ConsoleUI

/// The world clock: the time and, below it, three buttons in a row.
public final class WorldClockLayout: StackView {
  public let timeLabel = Label(style: .bold)
  public let yesterdayButton = Button(title: "Yesterday")
  public let nowButton = Button(title: "Now")
  public let tomorrowButton = Button(title: "Tomorrow")

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    let buttons = StackView(axis: .horizontal, spacing: 1)
    buttons.addArrangedSubviews(yesterdayButton, nowButton, tomorrowButton)
    addArrangedSubviews(timeLabel, buttons)
  }
}
