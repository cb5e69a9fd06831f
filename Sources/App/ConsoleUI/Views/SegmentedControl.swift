/// Titles beside each other of which one is chosen, as `UISegmentedControl`
/// is.
public final class SegmentedControl: View {
  public let titles: [String]
  /// The chosen segment, counted from 0.
  public var selectedSegmentIndex: Int {
    didSet {
      guard selectedSegmentIndex != oldValue else { return }
      noteChange("selectedSegmentIndex", selectedSegmentIndex)
    }
  }
  /// The segment that keys act on; nil is the chosen one.
  private var focusedSegment: Int?
  private var actions: [@MainActor () -> Void] = []

  public init(items titles: [String], selectedSegmentIndex: Int = 0) {
    self.titles = titles
    self.selectedSegmentIndex = selectedSegmentIndex
    super.init()
  }

  /// Calls a method of an object when the user has chosen another segment, as
  /// UIKit's `valueChanged` does.
  ///
  /// A segment that the program chooses is not told. The target is held
  /// weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append { [weak target] in
      guard let target else { return }
      action(target)()
    }
  }

  /// Does what pressing a segment does; the chosen one stays chosen.
  public func selectSegment(at index: Int) {
    guard titles.indices.contains(index), index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    for action in actions { action() }
  }

  // MARK: - Drawing

  override public func sizeThatFits(_ size: CellSize) -> CellSize {
    let width = titles.indices.last.map { area(ofSegment: $0).maxX } ?? 0
    return CellSize(width: min(size.width, width), height: 1)
  }

  override public func draw(in canvas: inout Canvas) {
    for index in titles.indices {
      let area = area(ofSegment: index).intersection(bounds)
      let line = drawnTitle(ofSegment: index).truncated(toCells: area.width)
      let style: CellStyle =
        index == selectedSegmentIndex ? [.accent, .bold] : .accent
      canvas.draw([line], of: titles[index], in: area, style: style)
    }
  }

  /// A mark tells the chosen segment, so that no style has to.
  private func drawnTitle(ofSegment index: Int) -> String {
    let mark = index == selectedSegmentIndex ? "(*)" : "( )"
    return "\(mark) \(titles[index].sanitizedForDisplay)"
  }

  private func area(ofSegment index: Int) -> CellRect {
    let x = (0..<index).reduce(0) { x, index in
      x + drawnTitle(ofSegment: index).cellWidth + Self.spacing
    }
    let width = drawnTitle(ofSegment: index).cellWidth
    return CellRect(x: x, y: 0, width: width, height: 1)
  }

  /// Free cells between two segments.
  private static let spacing = 2

  // MARK: - Focus

  override public var canBecomeFocused: Bool { !titles.isEmpty }

  private var segmentForKeys: Int { focusedSegment ?? selectedSegmentIndex }

  /// Left and right move between the segments, and at the ends leave them.
  override func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .left: moveFocus(to: segmentForKeys - 1)
    case .right: moveFocus(to: segmentForKeys + 1)
    case .enter, .character(" "):
      .gesture(.choose(self, segment: segmentForKeys))
    default: .ignored
    }
  }

  private func moveFocus(to segment: Int) -> KeyResponse {
    guard titles.indices.contains(segment) else { return .ignored }
    focusedSegment = segment
    return .handled
  }

  override func willLoseFocus() {
    focusedSegment = nil
  }

  override func drawFocus(in canvas: inout Canvas) {
    let area = area(ofSegment: segmentForKeys).intersection(bounds)
    canvas.showFocus(in: area, cursor: area.origin)
  }
}
