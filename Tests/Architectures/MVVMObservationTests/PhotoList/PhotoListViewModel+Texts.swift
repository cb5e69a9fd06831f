import TestSupport

@testable import MVVMObservation

extension PhotoListViewModel {
  var rows: [PhotoCellViewModel] {
    (0..<numberOfPhotos).map(cellViewModel(atRow:))
  }

  var alertTexts: [AlertText] { alerts.map(AlertText.init) }

  var detailText: DetailText? {
    detail.map { DetailText($0.name, $0.imageURL) }
  }
}
