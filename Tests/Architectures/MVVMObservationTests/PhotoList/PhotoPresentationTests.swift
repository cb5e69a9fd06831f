import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
@Suite(.settled)
struct PhotoPresentationTests {
  private let service = HeldPhotoService()
  private let viewModel: PhotoListViewModel

  init() throws {
    viewModel = PhotoListViewModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    viewModel.viewDidLoad()
    try service.answer(1, with: .success([.earthrise, .migrantMother]))
  }

  @Test func aDetailIsTakenBackWhenItIsClosed() throws {
    viewModel.photoSelected(viewModel.rows[0])
    let detail = try #require(viewModel.detail)
    viewModel.detailClosed(detail.id)
    #expect(viewModel.detail == nil)
  }

  @Test func aDetailStaysWhenAnotherIsClosed() throws {
    viewModel.photoSelected(viewModel.rows[0])
    let former = try #require(viewModel.detail)
    viewModel.photoSelected(viewModel.rows[0])
    viewModel.detailClosed(former.id)
    #expect(viewModel.detailText?.name == "Earthrise")
  }

  @Test func aRowMeansItsPhotoWhateverIsLoadedByThen() throws {
    let earthrise = viewModel.rows[0]
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.migrantMother]))
    viewModel.photoSelected(earthrise)
    #expect(viewModel.detailText?.name == "Earthrise")
    #expect(viewModel.alertTexts == [])
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    viewModel.photoSelected(viewModel.rows[1])
    let alert = try #require(viewModel.alerts.first)
    viewModel.alertClosed(alert.id)
    #expect(viewModel.alertTexts == [])
  }

  @Test func equalAlertsAreTwo() throws {
    viewModel.photoSelected(viewModel.rows[1])
    viewModel.photoSelected(viewModel.rows[1])
    #expect(viewModel.alertTexts.count == 2)
    let first = try #require(viewModel.alerts.first)
    let second = viewModel.alerts[1]
    #expect(second != first)
    viewModel.alertClosed(first.id)
    #expect(viewModel.alerts == [second])
  }

  @Test func alertsAreDueInTheirOrder() throws {
    viewModel.photoSelected(viewModel.rows[1])
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.noNetwork))
    #expect(
      viewModel.alertTexts == [
        AlertText("Not for sale", "This item is not for sale"),
        AlertText("Alert", "No Network"),
      ]
    )
  }

  @Test func everyOutputTellsOfItsChange() throws {
    let isLoading = Observed { viewModel.isLoading }
    let alerts = Observed { viewModel.alertTexts }
    let detail = Observed { viewModel.detailText }
    let rows = Observed { viewModel.rows.map(\.name) }
    viewModel.reloadButtonTapped()
    #expect(isLoading.value)
    try service.answer(2, with: .success([.migrantMother, .earthrise]))
    #expect(!isLoading.value)
    #expect(rows.value == ["Migrant Mother", "Earthrise"])
    viewModel.photoSelected(viewModel.rows[0])
    #expect(
      alerts.value == [AlertText("Not for sale", "This item is not for sale")]
    )
    viewModel.photoSelected(viewModel.rows[1])
    #expect(detail.value?.name == "Earthrise")
  }
}
