/// Shows that something is going on, as `UIActivityIndicatorView` does.
public final class ActivityIndicatorView: View {
  private static let steps = ["|", "/", "-", "\\"]

  public private(set) var isAnimating = false {
    didSet {
      if isAnimating != oldValue { noteChange("isAnimating", isAnimating) }
    }
  }

  public func startAnimating() {
    isAnimating = true
  }

  public func stopAnimating() {
    isAnimating = false
  }

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    isAnimating ? CellSize(width: min(size.width, 9), height: 1) : .zero
  }

  override public func draw(in canvas: inout Canvas) {
    guard isAnimating else { return }
    let step = canvas.options.animationStep % Self.steps.count
    let line =
      canvas.options.isPlain ? "Loading" : Self.steps[step] + " Loading"
    canvas.draw([line], of: "Loading", in: bounds)
  }
}
