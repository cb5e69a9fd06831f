import HeldServices
import Catalogue
import ExerciseScenarios
import Models
import Play
import Scenarios
import Trace

@testable import Exercise04

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as before".
@MainActor
func behaviour() throws -> String {
  ExerciseScenarios(
    "07",
    .photoList,
    decidedBy: .presenter,
    ScreenFactory { (photos: any PhotoService, _: any PictureService) in
      makePhotoListScreen(service: photos)
    }
  ).failure(in: .photoListWithoutPictures) ?? "as before"
}
