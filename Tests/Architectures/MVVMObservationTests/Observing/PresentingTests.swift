import ConsoleUI
import Jobs
import Observation
import Testing

@testable import MVVMObservation

/// What is on the screen follows the state, once the tasks have run.
@MainActor
struct PresentingTests {
  private let state = State()
  private let screen: StateViewController
  private let window: Window

  init() {
    screen = StateViewController(state)
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: NavigationController(rootViewController: screen)
    )
    window.makeVisible()
  }

  @Test func whatWasReadIsReadAgainAfterAChange() {
    #expect(screen.seen == ["first"])
    JobQueue.run { state.text = "second" }
    #expect(screen.seen == ["first", "second"])
    JobQueue.run { state.text = "third" }
    #expect(screen.seen == ["first", "second", "third"])
  }

  @Test func changesOfOneTurnAreSeenTogether() {
    JobQueue.run {
      state.text = "second"
      state.text = "third"
      #expect(screen.seen == ["first"])
    }
    #expect(screen.seen == ["first", "third"])
  }

  @Test func whatIsObservedDoesNotKeepTheScreen() {
    weak var released: StateViewController?
    do {
      let screen = StateViewController(state)
      let window = Window(size: window.size, rootViewController: screen)
      window.makeVisible()
      #expect(screen.seen == ["first"])
      released = screen
    }
    #expect(released == nil)
    JobQueue.run { state.text = "second" }
  }

  @Test func whatIsDueBeforeTheScreenAppearsIsPresentedThen() {
    let state = State()
    let screen = StateViewController(state)
    state.alert = AlertContents(title: "One", message: nil)
    state.detail = AlertContents(title: "Two", message: nil)
    screen.loadViewIfNeeded()
    self.screen.navigationController?.pushViewController(screen)
    #expect(window.presentedAlert?.title == "One")
    #expect(topTitle == "Two")
  }

  @Test func aScreenThatAppearsAgainPresentsOnce() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    JobQueue.run { state.detail = nil }
    JobQueue.run { state.alert = AlertContents(title: "Two", message: nil) }
    window.presentedAlert?.dismiss()
    #expect(window.presentedAlert == nil)
  }

  @Test func aScreenInNoWindowGoesOnReading() {
    let state = State()
    let screen = StateViewController(state)
    screen.loadViewIfNeeded()
    JobQueue.run { state.text = "second" }
    #expect(screen.seen == ["first", "second"])
  }

  @Test func theOutermostControllerPresents() {
    let state = State()
    state.alert = AlertContents(title: "One", message: nil)
    let inner = StateViewController(state)
    let outer = screen.navigationController
    outer?.pushViewController(NavigationController(rootViewController: inner))
    // What another controller presents goes with it.
    outer?.popViewController()
    #expect(window.presentedAlert?.title == "One")
  }

  @Test func anAlertComesAndGoesWithItsItem() {
    JobQueue.run { state.alert = AlertContents(title: "One", message: nil) }
    #expect(window.presentedAlert?.title == "One")
    JobQueue.run { state.alert = nil }
    #expect(window.presentedAlert == nil)
  }

  @Test func anAlertGoesWithItsScreen() {
    let state = State()
    do {
      let screen = StateViewController(state)
      self.screen.navigationController?.pushViewController(screen)
    }
    JobQueue.run { state.alert = AlertContents(title: "One", message: nil) }
    #expect(window.presentedAlert?.title == "One")
    screen.navigationController?.popViewController()
    #expect(window.presentedAlert == nil)
  }

  @Test func theUsersAnswerIsToldWithItsAlert() throws {
    JobQueue.run { state.alert = AlertContents(title: "One", message: nil) }
    let contents = try #require(state.alert)
    window.buttons.first?.sendActions()
    #expect(screen.answered == [contents.id])
  }

  @Test func anItemOfAnotherIdentityReplacesTheAlert() {
    JobQueue.run { state.alert = AlertContents(title: "One", message: nil) }
    JobQueue.run { state.alert = AlertContents(title: "Two", message: nil) }
    #expect(window.presentedAlert?.title == "Two")
    JobQueue.run { state.alert = nil }
    #expect(window.presentedAlert == nil)
  }

  @Test func theSameItemIsPresentedOnce() {
    let contents = AlertContents<Never>(title: "One", message: nil)
    JobQueue.run { state.alert = contents }
    let alert = window.presentedAlert
    JobQueue.run { state.alert = contents }
    #expect(alert != nil)
    #expect(window.presentedAlert === alert)
  }

  @Test func aScreenComesAndGoesWithItsItem() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    #expect(topTitle == "One")
    JobQueue.run { state.detail = nil }
    #expect(topTitle == "State")
    #expect(screen.left == [])
  }

  @Test func anItemOfAnotherIdentityReplacesTheScreen() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    JobQueue.run { state.detail = AlertContents(title: "Two", message: nil) }
    #expect(topTitle == "Two")
    #expect(screen.left == [])
    window.goBack()
    #expect(topTitle == "State")
  }

  @Test func aScreenThatTheUserHasLeftIsNotPoppedAgain() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    let other = ViewController()
    other.title = "Other"
    window.goBack()
    screen.navigationController?.pushViewController(other)
    JobQueue.run { state.detail = nil }
    #expect(topTitle == "Other")
  }

  @Test func theUsersWayBackIsToldWithTheItem() throws {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    let detail = try #require(state.detail)
    window.goBack()
    #expect(screen.left == [detail.id])
    JobQueue.run { state.detail = nil }
    #expect(screen.left == [detail.id])
  }

  @Test func thatTheViewAppearsAgainDoesNotSayThatAScreenWasLeft() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    screen.viewDidAppear()
    #expect(screen.left == [])
  }

  @Test func theWayBackFromAScreenThatItDidNotPushIsNotTold() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    screen.navigationController?.pushViewController(ViewController())
    window.goBack()
    #expect(topTitle == "One")
    #expect(screen.left == [])
  }

  @Test func aScreenThatPushesOnesOfItsOwnLeavesTheWayBackToIt() throws {
    let upper = State()
    let upperScreen = StateViewController(upper)
    screen.makeDetail = { upperScreen }
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    JobQueue.run { upper.detail = AlertContents(title: "Two", message: nil) }
    let details = try [state, upper].map { try #require($0.detail?.id) }
    window.goBack()
    #expect(upperScreen.left == [details[1]])
    #expect(screen.left == [])
    window.goBack()
    #expect(screen.left == [details[0]])
  }

  @Test func aCoveredScreenGoesOnPresenting() {
    JobQueue.run { state.detail = AlertContents(title: "One", message: nil) }
    JobQueue.run { state.alert = AlertContents(title: "Two", message: nil) }
    #expect(window.presentedAlert?.title == "Two")
  }

  private var topTitle: String? {
    screen.navigationController?.topViewController?.title
  }
}

@MainActor
@Observable
private final class State {
  var text = "first"
  var alert: AlertContents<Never>?
  var detail: AlertContents<Never>?
}

private final class StateViewController: PresentingViewController {
  private(set) var seen: [String] = []
  /// The contents of the alerts that the user has answered.
  private(set) var answered: [AlertContents<Never>.ID] = []
  /// The items of the screens that the user has left.
  private(set) var left: [AlertContents<Never>.ID] = []
  var makeDetail: @MainActor () -> PresentingViewController = {
    PresentingViewController()
  }
  private let state: State

  init(_ state: State) {
    self.state = state
    super.init()
    title = "State"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe({ [state] in state.text }) { [weak self] text in
      self?.seen.append(text)
    }
    present(
      alert: { [weak self] in self?.state.alert },
      whenAnswered: { [weak self] id, _, _ in self?.answered.append(id) }
    )
    push(
      item: { [weak self] in self?.state.detail },
      screen: { [weak self] contents in
        let screen = self?.makeDetail() ?? PresentingViewController()
        screen.title = contents.title
        return screen
      },
      whenLeft: { [weak self] in self?.left.append($0) }
    )
  }
}
