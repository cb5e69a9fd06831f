import ConsoleUI
import Layouts

/// Binds the labels of a weather layout.
@MainActor
struct WeatherBinding {
  let layout: WeatherLayout

  func bind(to viewModel: WeatherViewModel) {
    viewModel.city.bind { [weak layout] city in
      layout?.cityLabel.text = city
    }
    viewModel.date.bind { [weak layout] date in
      if date.isEmpty {
        layout?.dateLabel.text = ""
      } else {
        layout?.dateLabel.text = date
      }
    }
    viewModel.iconCode.bind { [weak layout] code in
      layout?.iconView.image = .weatherIcon(code: code)
    }
    viewModel.currentSummary.bind { [weak layout] summary in
      layout?.currentSummaryLabel.text = summary
    }
    viewModel.forecastSummary.bind { [weak layout] summary in
      layout?.forecastSummaryLabel.text = summary
    }
  }
}
