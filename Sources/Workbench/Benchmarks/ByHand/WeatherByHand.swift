import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models
import WorkbenchKit

/// The weather of one place in each pattern, in the fewest lines.
@MainActor
enum WeatherByHand {
  /// By the architecture's name.
  static let screens: [String: ScreenFactory] = [
    "mvc": ScreenFactory { Controller(Loader(places: $0, weather: $1)) },
    "mvp": ScreenFactory {
      let loader = Loader(places: $0, weather: $1)
      let view = PresentedView(Presenter(loader))
      view.presenter.view = view
      return view
    },
    "mvvm": ScreenFactory {
      BoundView(ViewModel(Loader(places: $0, weather: $1)))
    },
  ]

  private final class Controller: ViewController {
    let layout = WeatherLayout()
    let loader: Loader

    init(_ loader: Loader) {
      self.loader = loader
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() {
      loader.load { [weak self] weather in
        guard let self else { return }
        layout.iconView.image = .weatherIcon(code: weather.iconCode)
        layout.dateLabel.text = weather.dateText
        layout.currentSummaryLabel.text = weather.currentText
        layout.forecastSummaryLabel.text = weather.forecastText
      }
    }
  }

  @MainActor
  private final class Presenter {
    weak var view: (any WeatherOutputs)?
    let loader: Loader

    init(_ loader: Loader) { self.loader = loader }

    func load() {
      loader.load { [weak self] weather in
        guard let self else { return }
        view?.show(icon: weather.iconCode)
        view?.show(date: weather.dateText)
        view?.show(current: weather.currentText)
        view?.show(forecast: weather.forecastText)
      }
    }
  }

  private final class PresentedView: ViewController, WeatherOutputs {
    let layout = WeatherLayout()
    let presenter: Presenter

    init(_ presenter: Presenter) {
      self.presenter = presenter
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() { presenter.load() }

    func show(icon: String) { layout.iconView.image = .weatherIcon(code: icon) }
    func show(date: String) { layout.dateLabel.text = date }
    func show(current: String) { layout.currentSummaryLabel.text = current }
    func show(forecast: String) { layout.forecastSummaryLabel.text = forecast }
  }

  @MainActor
  private final class ViewModel {
    var icon = "" { didSet { iconDidChange?(icon) } }
    var date = "" { didSet { dateDidChange?(date) } }
    var current = "" { didSet { currentDidChange?(current) } }
    var forecast = "" { didSet { forecastDidChange?(forecast) } }
    var iconDidChange: ((String) -> Void)?
    var dateDidChange: ((String) -> Void)?
    var currentDidChange: ((String) -> Void)?
    var forecastDidChange: ((String) -> Void)?
    let loader: Loader

    init(_ loader: Loader) { self.loader = loader }

    func load() {
      loader.load { [weak self] weather in
        guard let self else { return }
        icon = weather.iconCode
        date = weather.dateText
        current = weather.currentText
        forecast = weather.forecastText
      }
    }
  }

  private final class BoundView: ViewController {
    let layout = WeatherLayout()
    let viewModel: ViewModel

    init(_ viewModel: ViewModel) {
      self.viewModel = viewModel
      super.init()
    }

    override func loadView() { view = layout }

    override func viewDidLoad() {
      viewModel.iconDidChange = { [weak self] in
        self?.layout.iconView.image = .weatherIcon(code: $0)
      }
      viewModel.dateDidChange = { [weak self] in
        self?.layout.dateLabel.text = $0
      }
      viewModel.currentDidChange = { [weak self] in
        self?.layout.currentSummaryLabel.text = $0
      }
      viewModel.forecastDidChange = { [weak self] in
        self?.layout.forecastSummaryLabel.text = $0
      }
      viewModel.load()
    }
  }
}

@MainActor
private protocol WeatherOutputs: AnyObject {
  func show(icon: String)
  func show(date: String)
  func show(current: String)
  func show(forecast: String)
}

/// Asks for the default place and then for its weather.
@MainActor
private struct Loader {
  let places: any PlaceService
  let weather: any WeatherService

  func load(_ show: @escaping @MainActor (Weather) -> Void) {
    let name = Place.defaultName
    places.findPlace(named: name) { answer in
      guard let place = try? answer.get() else { return }
      weather.fetchWeather(at: place) { answer in
        guard let weather = try? answer.get() else { return }
        show(weather)
      }
    }
  }
}

@MainActor
extension Weather {
  fileprivate var dateText: String { DateFormatter.weekdays.string(from: date) }

  fileprivate var currentText: String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero) + 0
    return "\(summary) - \(String(format: "%.0f℉", rounded))"
  }

  fileprivate var forecastText: String { "Summary: \(summary)" }
}

@MainActor
extension DateFormatter {
  fileprivate static let weekdays = utc("EEEE, MMM d")
}
