import ConsoleUI

/// The weather screen: five outputs from top to bottom, then a button.
public final class WeatherLayout: StackView {
  public let cityLabel = Label(style: .bold, textAlignment: .center)
  public let dateLabel = Label(textAlignment: .center)
  public let iconView = IconView(alignment: .center)
  public let currentSummaryLabel = Label(textAlignment: .center)
  public let forecastSummaryLabel = Label(textAlignment: .center)
  public let changeLocationButton = Button(title: "Change location")

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    addArrangedSubviews(
      cityLabel,
      dateLabel,
      iconView,
      currentSummaryLabel,
      forecastSummaryLabel,
      changeLocationButton
    )
  }
}
