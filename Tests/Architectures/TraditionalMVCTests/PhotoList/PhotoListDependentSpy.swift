import Models

@testable import TraditionalMVC

/// Asks the list of photos for the news whenever it is told of some, as a view
/// does, and keeps them.
final class PhotoListDependentSpy: Dependent {
  private(set) var isLoading = false
  private(set) var names: [String] = []
  private(set) var failures: [ServiceError] = []
  private let model: PhotoListModel

  init(model: PhotoListModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .isLoading: isLoading = model.isLoading
    case .photos: names = model.photoModels.map(\.photo.name)
    case .failure: failures += [model.failure].compactMap { $0 }
    }
  }
}
