/// A list of rows that scrolls, as `UITableView` is.
///
/// It asks its data source for the rows on the screen and for no others, and
/// keeps their cells until they scroll away or the data is reloaded.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)? { didSet {} }
  public weak var delegate: (any TableViewDelegate)? { didSet {} }
  /// The height of each row in cells.
  public let rowHeight: Int
  public private(set) var selectedRow: Int?
  /// The rows on the screen and their cells.
  public private(set) var visibleCells: [Int: TableViewCell] = [:]

  private var knownNumberOfRows: Int?
  /// The first row on the screen.
  private var topRow = 0
  /// What it is without a person at the keys: only selecting a row scrolls.
  private var settledTopRow = 0
  /// What it is for a person, whose keys move the focus and scroll to it.
  private var followedTopRow = 0
  private var rowFocus = RowFocus()
  private var rowToShow: Int?
  private var reusableCells: [ObjectIdentifier: [TableViewCell]] = [:]

  public init(rowHeight: Int) {
    self.rowHeight = rowHeight
    super.init()
    expandsToFill = true
  }

  public var numberOfRows: Int {
    if let knownNumberOfRows { return knownNumberOfRows }
    let number = dataSource?.numberOfRows(in: self) ?? 0
    knownNumberOfRows = number
    return number
  }

  /// The cells on the screen, from top to bottom.
  var cells: [TableViewCell] {
    visibleCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Forgets all rows, so that the data source is asked again.
  public func reloadData() {
    knownNumberOfRows = nil
    selectedRow = nil
    recycleAllCells()
    noteChange("rows", numberOfRows)
  }

  /// Does what pressing a row does.
  public func selectRow(at row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    selectedRow = row
    scrollToRow(at: row)
    delegate?.tableView(self, didSelectRowAt: row)
  }

  public func deselectRow(at row: Int) {
    if selectedRow == row { selectedRow = nil }
  }

  /// Scrolls as far as is needed to see the whole row.
  public func scrollToRow(at row: Int) {
    rowToShow = row
  }

  /// Shows the first row, from which keys then start.
  public func scrollToTop() {
    rowToShow = 0
    rowFocus = RowFocus()
  }

  /// Gives out a cell that left the screen, or else a new one.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ type: Cell.Type
  ) -> Cell {
    let cell = reusableCells[ObjectIdentifier(type)]?.popLast() as? Cell
    guard let cell else { return type.init() }
    cell.prepareForReuse()
    return cell
  }

  override public func layoutSubviews() {
    scroll()
    let rows = rowsOnScreen
    // In order, so that a cell that is used again is the same in each run.
    for row in visibleCells.keys.sorted() where !rows.contains(row) {
      recycleCell(ofRow: row)
    }
    for row in rows {
      let cell = visibleCells[row] ?? makeCell(forRow: row)
      cell?.frame = CellRect(
        x: Self.markerWidth,
        y: (row - topRow) * stride,
        width: frame.width - Self.markerWidth,
        height: rowHeight
      )
    }
  }

  override public func draw(in canvas: inout Canvas) {
    for row in rowsOnScreen {
      let y = (row - topRow) * stride
      if row == selectedRow {
        canvas.draw(">", at: CellPoint(x: 0, y: y), style: .bold)
      }
      canvas.drawLine(y: y + rowHeight, width: frame.width)
    }
  }

  // MARK: - Focus

  override public var canBecomeFocused: Bool { numberOfRows > 0 }

  /// The row that keys act on.
  private var focusedRow: Int { max(0, min(rowFocus.row, numberOfRows - 1)) }

  /// The buttons of that row, if it is on the screen.
  private var buttonsOfFocusedRow: [Button] {
    visibleCells[focusedRow]?.buttons ?? []
  }

  /// The button of that row that has the focus, if it is not the row's.
  var focusedButton: Button? {
    let buttons = buttonsOfFocusedRow
    return rowFocus.button(of: buttons.count).map { buttons[$0] }
  }

  override func handle(_ key: Key) -> KeyResponse {
    guard numberOfRows > 0 else { return .ignored }
    // Keys may come faster than frames are drawn.
    if visibleCells[focusedRow] == nil { window?.layoutIfNeeded() }
    if key == .enter || key == .character(" ") {
      return focusedButton?.handle(key)
        ?? .gesture(.select(self, row: focusedRow))
    }
    rowFocus.adjust(toRows: numberOfRows)
    let hasMoved = rowFocus.move(
      by: key,
      rows: numberOfRows,
      page: wholeRows,
      buttons: buttonsOfFocusedRow.count
    )
    return hasMoved ? .handled : .ignored
  }

  override func willLoseFocus() {
    rowFocus.leaveButtons()
  }

  override func drawFocus(in canvas: inout Canvas) {
    if let button = focusedButton {
      let area = button.bounds.offsetBy(button.origin(in: self))
      return canvas.showFocus(in: area, cursor: area.origin)
    }
    let y = (focusedRow - topRow) * stride
    canvas.showFocus(
      in: CellRect(x: 0, y: y, width: frame.width, height: rowHeight),
      cursor: CellPoint(x: 0, y: y)
    )
  }

  // MARK: - Rows

  /// The columns left of the cells, where the selected row is marked.
  private static let markerWidth = 2

  /// A row and the line below it.
  private var stride: Int { rowHeight + 1 }

  private var rowsOnScreen: Range<Int> {
    let number = (frame.height + stride - 1) / stride
    return topRow..<max(topRow, min(numberOfRows, topRow + number))
  }

  private func scroll() {
    if let row = rowToShow {
      settledTopRow = topRow(from: settledTopRow, showing: row)
      followedTopRow = topRow(from: followedTopRow, showing: row)
      rowToShow = nil
    }
    if isFocused {
      followedTopRow = topRow(from: followedTopRow, showing: focusedRow)
    }
    let isForAPerson = window?.showsFocus == true
    let wanted = isForAPerson ? followedTopRow : settledTopRow
    topRow = max(0, min(wanted, numberOfRows - wholeRows))
    if isForAPerson { followedTopRow = topRow }
  }

  /// Scrolls for a person whose keys go elsewhere.
  func scroll(byPages count: Int) {
    followedTopRow += count * wholeRows
  }

  /// The rows that can be seen whole.
  var wholeRowsOnScreen: Range<Int> {
    topRow..<max(topRow, min(numberOfRows, topRow + wholeRows))
  }

  private func topRow(from top: Int, showing row: Int) -> Int {
    min(max(top, row - wholeRows + 1), row)
  }

  /// How many rows can be seen whole.
  private var wholeRows: Int { max(1, (frame.height + 1) / stride) }

  private func makeCell(forRow row: Int) -> TableViewCell? {
    let cell = dataSource?.tableView(self, cellForRowAt: row)
    if let cell {
      cell.updateConfigurationIfNeeded()
      addSubview(cell)
      visibleCells[row] = cell
      delegate?.tableView(self, willDisplay: cell, forRowAt: row)
    }
    return cell
  }

  private func recycleCell(ofRow row: Int) {
    guard let cell = visibleCells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    cell.configurationUpdateHandler = nil
    reusableCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
  }

  /// In order, so that a cell that is used again is the same in each run.
  func recycleAllCells() {
    for row in visibleCells.keys.sorted() { recycleCell(ofRow: row) }
  }
}
