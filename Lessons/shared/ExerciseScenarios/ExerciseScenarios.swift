import Catalogue
import Play
import Scenarios
import Trace

/// An exercise as the workbench plays it: an architecture with one screen.
@MainActor
public struct ExerciseScenarios {
  private let variant: Variant?

  /// - Parameters:
  ///   - number: the lesson's, of which the exercise is named.
  ///   - decider: the role that decides in it.
  public init(
    _ number: String,
    _ feature: Feature,
    decidedBy decider: Role,
    _ screen: ScreenFactory
  ) {
    variant = Variant(
      Architecture(
        name: "yours",
        title: "The exercise",
        module: "Exercise\(number)",
        roles: [],
        deciders: [decider],
        rules: [],
        screens: [feature: screen]
      ),
      feature
    )
  }

  /// What first goes wrong in the scenarios; nil if nothing does.
  ///
  /// - Parameter mayWait: whether an object of this type may outlive its
  ///   screen.
  public func failure(
    in scenarios: [Scenario],
    mayWait: (String) -> Bool = { _ in false }
  ) -> String? {
    guard let variant else { return "no screen" }
    for scenario in scenarios {
      do {
        try scenario.check(variant)
      } catch let leak as LeakFailure where leak.types.allSatisfy(mayWait) {
        continue
      } catch {
        return "\(error)"
      }
    }
    return nil
  }
}

extension [Scenario] {
  /// Those of a list of photos whose rows have no pictures, as in the lessons.
  public static var photoListWithoutPictures: [Scenario] {
    Feature.photoList.scenarios.filter { $0.behaviour != "photo-list 8" }
  }
}
