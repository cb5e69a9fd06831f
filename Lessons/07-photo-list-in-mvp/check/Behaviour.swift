import HeldServices
import Catalogue
import ExerciseScenarios
import Play
import Scenarios
import Trace

@testable import Exercise07

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as before".
@MainActor
func behaviour() throws -> String {
  ExerciseScenarios(
    "07",
    .photoList,
    decidedBy: .presenter,
    ScreenFactory(makePhotoListScreen)
  ).failure(in: Feature.photoList.scenarios) ?? "as before"
}
