import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words the time, and shows which buttons can be pressed.
final class WorldClockView: StackView {
  let model: WorldClockModel
  let controller: WorldClockController
  private let layout = WorldClockLayout()

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(model: WorldClockModel) {
    self.model = model
    controller = WorldClockController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.yesterdayButton.addTarget(
      controller,
      action: WorldClockController.yesterdayButtonTapped
    )
    layout.nowButton.addTarget(
      controller,
      action: WorldClockController.nowButtonTapped
    )
    layout.tomorrowButton.addTarget(
      controller,
      action: WorldClockController.tomorrowButtonTapped
    )
    connect()
  }
}

extension WorldClockView: TriadView {
  var modelDependents: [any Dependent<WorldClockAspect>] { [self, controller] }

  func display() {
    update(.time)
  }

  func update(_ aspect: WorldClockAspect) {
    switch aspect {
    case .isLoading, .time: showTime()
    case .failure: break
    }
  }

  private func showTime() {
    layout.timeLabel.text = timeText
    layout.yesterdayButton.isEnabled = model.yesterday != nil
    layout.tomorrowButton.isEnabled = model.tomorrow != nil
  }

  private var timeText: String {
    if model.isLoading { return "Loading.." }
    guard let time = model.time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }
}
