import TestSupport
import Testing

@testable import VIPER

@MainActor
struct WorldClockPresenterTests {
  private let interactor = WorldClockInteractorSpy()
  private let view = WorldClockViewSpy()
  private let router = WorldClockRouterSpy()
  private let presenter: WorldClockPresenter

  init() {
    presenter = WorldClockPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func eachTaskIsTheInteractors() {
    presenter.updateView()
    presenter.goToYesterday()
    presenter.goToNow()
    presenter.goToTomorrow()
    #expect(
      interactor.tasks == [
        .loadTime, .goToYesterday, .loadTime, .goToTomorrow,
      ]
    )
  }

  @Test func theInteractorSaysWhetherALoadStarts() {
    presenter.timeChanged(to: .sunday)
    presenter.goToNow()
    #expect(view.timeText == "2021-09-26 05:05 UTC")
    #expect(view.isYesterdayEnabled)
    #expect(view.isTomorrowEnabled)
    presenter.loadStarted()
    #expect(view.timeText == "Loading..")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
  }

  @Test(arguments: [true, false], [true, false])
  func whereOneCanGoIsEnabled(earlier: Bool, later: Bool) {
    presenter.timeChanged(
      to: .sample(0, hasDayEarlier: earlier, hasDayLater: later)
    )
    #expect(view.timeText == "1970-01-01 00:00 UTC")
    #expect(view.isYesterdayEnabled == earlier)
    #expect(view.isTomorrowEnabled == later)
  }

  @Test func aFailureIsPutInAnAlertBesideTheLastTime() {
    presenter.loadFailed(message: "A sentence", lastTime: .sunday)
    #expect(view.timeText == "2021-09-26 05:05 UTC")
    #expect(view.isYesterdayEnabled)
    presenter.loadFailed(message: "Another one", lastTime: nil)
    #expect(view.timeText == "--")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
    #expect(
      router.alerts == [
        AlertText("Alert", "A sentence"), AlertText("Alert", "Another one"),
      ]
    )
  }
}
