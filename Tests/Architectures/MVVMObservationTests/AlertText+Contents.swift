import TestSupport

@testable import MVVMObservation

extension AlertText {
  init(_ contents: AlertContents) {
    self.init(contents.title, contents.message)
  }
}
