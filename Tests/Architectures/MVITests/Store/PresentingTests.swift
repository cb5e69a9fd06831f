import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVI

/// The first render shows all that the state says is open.
@MainActor
@Suite(.settled)
struct PresentingTests {
  @Test func aStoreThatStartsWithADetailShowsIt() {
    let pictures = HeldPictureService()
    var state = PhotoListState()
    state.photos = [.earthrise]
    state.detail = PhotoDetailState(photo: .earthrise)
    state.alerts.add(.notForSale)
    let store = Store(
      initialState: state,
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(
        photoService: HeldPhotoService(),
        pictureService: pictures
      )
    )
    let window = Window(showing: PhotoListViewController(store: store))
    #expect(pictures.asked == [PictureRequest(Photo.earthrise.id, .detail)])
    #expect(window.presentedAlert?.title == "Not for sale")
    window.buttons.first?.sendActions()
    #expect(window.makeFrame().contains("https://example.com/earthrise.jpg"))
    #expect(window.tables.isEmpty)
    window.goBack()
    #expect(store.state.detail == nil)
    #expect(window.buttons.map(\.title) == ["Reload"])
  }

  @Test func aStoreThatStartsWithAnEditorShowsIt() {
    let list = TodoList([Todo(title: "Walk")])
    var state = TodoState()
    state.list = list
    state.editor = list.items.first.map(TodoEditorState.init)
    let store = Store(
      initialState: state,
      reducer: TodoReducer(),
      effectHandler: TodoEffectHandler(service: HeldTodoService())
    )
    let window = Window(showing: TodoViewController(store: store))
    #expect(window.makeFrame().contains("Edit: Walk"))
    #expect(window.buttons.map(\.title) == ["Save", "Delete"])
  }
}

extension Window {
  fileprivate convenience init(showing screen: ViewController) {
    self.init(
      size: CellSize(width: 40, height: 20),
      rootViewController: NavigationController(rootViewController: screen)
    )
    makeVisible()
  }
}
