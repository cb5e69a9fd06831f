/// Passes on to a view that it does not hold.
final class WeakView: PhotoCountView {
  private weak var view: (any PhotoCountView)?

  init(_ view: any PhotoCountView) {
    self.view = view
  }

  func setCount(_ count: String) {
    view?.setCount(count)
  }
}
