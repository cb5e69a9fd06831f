import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct PhotoListRouterTests {
  @Test func theDetailOfAPhotoComesOnTopOfTheList() {
    let list = ViewController()
    let navigation = NavigationController(rootViewController: list)
    let router = PhotoListRouter { id in
      let detail = ViewController()
      detail.title = "Photo \(id)"
      return detail
    }
    router.viewController = list
    router.showDetail(ofPhoto: 1)
    #expect(navigation.children.count == 2)
    #expect(navigation.topViewController?.title == "Photo 1")
  }
}
