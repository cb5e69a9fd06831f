import TestSupport

@testable import MVVMObservation

extension PhotoListViewModel {
  var alertTexts: [AlertText] { alerts.map(AlertText.init) }

  var detailText: DetailText? {
    detail.map { DetailText($0.name, $0.address) }
  }
}
