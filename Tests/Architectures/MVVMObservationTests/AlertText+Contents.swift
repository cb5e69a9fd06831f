import TestSupport

@testable import MVVMObservation

extension AlertText {
  init<Answer>(_ contents: AlertContents<Answer>) {
    self.init(contents.title, contents.message)
  }
}
