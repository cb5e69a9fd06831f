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
    didSet { window.size = ScreenLayout(on: size).screen }
  }

  private let window: Window
  private var notice: Notice?

  init(_ page: MenuPage, size: CellSize) {
    self.size = size
    let root = MenuViewController(page: page)
    window = Window(
      size: ScreenLayout(on: size).screen,
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
    if size.isTooSmall { return }
    if var notice {
      self.notice = notice.scroll(by: key) ? notice : nil
      return
    }
    switch window.handle(key) {
    case .gesture(let gesture): window.perform(gesture)
    case .ignored where key == .character("?"): notice = .menuHelp
    default: break
    }
  }

  func makeFrame() -> Frame {
    if size.isTooSmall { return .tooSmall(size) }
    let layout = ScreenLayout(on: size)
    var drawing = ScreenDrawing(layout)
    let place = "Return choose" + (window.canGoBack ? " · Esc back" : "")
    if layout.hasKeys { drawing.draw(StatusLine(notice, place: place)) }
    if notice == nil {
      drawing.draw([window.makeFrame()])
    } else {
      drawing.cover(with: &notice)
    }
    return drawing.frame
  }
}
