import ConsoleUI
import WorkbenchKit

/// The menu on the whole terminal.
@MainActor
final class MenuScreen: InteractiveScreen {
  /// What the program was asked to do, once the person has chosen.
  private(set) var chosenWords: [String]?
  private(set) var isFinished = false
  let timeToNextFrame: Duration? = nil

  var size: CellSize {
    didSet { window.size = StatusLine.sizeOfScreen(in: size) }
  }

  private let window: Window
  private var notice: Notice?

  init(_ page: MenuPage, size: CellSize) {
    self.size = size
    let root = MenuViewController(page: page)
    window = Window(
      size: StatusLine.sizeOfScreen(in: size),
      rootViewController: NavigationController(rootViewController: root)
    )
    window.showsFocus = true
    window.makeVisible()
    root.didChoose = { [weak self] words in
      self?.chosenWords = words
      self?.isFinished = true
    }
  }

  func advance(to time: Duration) {}

  func press(_ key: Key) {
    if key == .control("c") || key == .character("q") {
      return isFinished = true
    }
    if TooSmallScreen.limit.exceeds(size) { return }
    if notice?.handle(key) == true { return }
    if notice != nil { return notice = nil }
    switch window.handle(key) {
    case .gesture(let gesture): window.perform(gesture)
    case .ignored where key == .character("?"): notice = Self.help
    default: break
    }
  }

  func makeFrame() -> Frame {
    if TooSmallScreen.limit.exceeds(size) {
      return TooSmallScreen(size: size).frame
    }
    let screenSize = StatusLine.sizeOfScreen(in: size)
    let frame = notice?.frame(size: screenSize) ?? window.makeFrame()
    let line = StatusLine(
      place: "Return choose" + (window.canGoBack ? " · Esc back" : ""),
      keys: notice?.keys ?? .screen
    )
    return line.added(to: frame, size: size)
  }

  private static let help = Notice(
    Notice.moving + ["Escape: go back"] + Notice.anywhere + [
      "Any other key: close this help"
    ]
  )
}
