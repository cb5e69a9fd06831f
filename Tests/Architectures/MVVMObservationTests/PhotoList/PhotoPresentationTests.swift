import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
struct PhotoPresentationTests {
  private let service = HeldPhotoService()
  private let viewModel: PhotoListViewModel
  private let screen: PhotoListReader

  init() throws {
    viewModel = PhotoListViewModel(service: service)
    screen = PhotoListReader(of: viewModel)
    viewModel.viewDidLoad()
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func aDetailIsTakenBackWhenTheListIsSeenAgain() {
    viewModel.photoSelected(atRow: 0)
    #expect(screen.details.count == 1)
    viewModel.viewDidAppear()
    #expect(screen.details == [])
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    viewModel.photoSelected(atRow: 1)
    let alert = try #require(viewModel.alerts.first)
    viewModel.alertClosed(alert.id)
    #expect(screen.alerts == [])
  }

  @Test func equalAlertsAreTwo() throws {
    viewModel.photoSelected(atRow: 1)
    viewModel.photoSelected(atRow: 1)
    #expect(screen.alerts.count == 2)
    let first = try #require(viewModel.alerts.first)
    viewModel.alertClosed(first.id)
    #expect(screen.alerts.count == 1)
    #expect(viewModel.alerts.first != first)
  }

  @Test func alertsAreDueInTheirOrder() throws {
    viewModel.photoSelected(atRow: 1)
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(screen.alerts.map(\.title) == ["Not for sale", "Alert"])
  }
}
