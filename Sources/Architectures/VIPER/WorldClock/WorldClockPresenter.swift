import Formatting
import Foundation

/// What the presenter can ask of the world clock's view.
@MainActor
protocol WorldClockView: AnyObject {
  func setTimeText(_ text: String)
  func setYesterdayEnabled(_ isEnabled: Bool)
  func setTomorrowEnabled(_ isEnabled: Bool)
}

/// What the world clock's view can ask of the presenter.
@MainActor
protocol WorldClockModuleInterface: AnyObject {
  func updateView()
  func goToYesterday()
  func goToNow()
  func goToTomorrow()
}

/// Asks the interactor for the time, words it, and tells the router what to
/// open.
@MainActor
final class WorldClockPresenter {
  weak var view: (any WorldClockView)?
  private let interactor: any WorldClockInteractorInput
  private let router: any WorldClockRouting

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(
    interactor: any WorldClockInteractorInput,
    router: any WorldClockRouting
  ) {
    self.interactor = interactor
    self.router = router
  }

  private func showTime(_ time: WorldTimeOutputData?) {
    let text = time.map { Self.dateFormatter.string(from: $0.date) }
    view?.setTimeText(text ?? "--")
    view?.setYesterdayEnabled(time?.hasDayEarlier == true)
    view?.setTomorrowEnabled(time?.hasDayLater == true)
  }
}

extension WorldClockPresenter: WorldClockModuleInterface {
  func updateView() {
    interactor.loadTime()
  }

  func goToYesterday() {
    interactor.goToYesterday()
  }

  func goToNow() {
    interactor.loadTime()
  }

  func goToTomorrow() {
    interactor.goToTomorrow()
  }
}

extension WorldClockPresenter: WorldClockInteractorOutput {
  func loadStarted() {
    view?.setTimeText("Loading..")
    view?.setYesterdayEnabled(false)
    view?.setTomorrowEnabled(false)
  }

  func timeChanged(to time: WorldTimeOutputData) {
    showTime(time)
  }

  func loadFailed(message: String, lastTime: WorldTimeOutputData?) {
    showTime(lastTime)
    router.showAlert(title: "Alert", message: message)
  }
}
