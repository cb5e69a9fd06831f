import HeldServices
import Catalogue
import ExerciseScenarios
import Models
import Play
import Scenarios
import Trace

@testable import Exercise05

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as specified".
@MainActor
func behaviour() throws -> String {
  ExerciseScenarios(
    "08",
    .photoList,
    decidedBy: .viewModel,
    ScreenFactory { (photos: any PhotoService, _: any PictureService) in
      makePhotoListScreen(service: photos)
    }
  ).failure(in: .photoListWithoutPictures) ?? "as specified"
}
