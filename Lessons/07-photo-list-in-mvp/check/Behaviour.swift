import Catalogue
import WorkbenchKit

@testable import Exercise07

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as before".
@MainActor
func behaviour() throws -> String {
  let yours = Architecture(
    name: "yours",
    title: "The exercise",
    module: "Exercise07",
    roles: [],
    deciders: [.presenter],
    rules: [],
    screens: [
      .photoList: ScreenFactory(makePhotoListScreen)
    ]
  )
  guard let variant = Variant(yours, .photoList) else { return "no screen" }
  for scenario in Feature.photoList.scenarios {
    do {
      try scenario.check(variant)
    } catch {
      return "\(error)"
    }
  }
  return "as before"
}
