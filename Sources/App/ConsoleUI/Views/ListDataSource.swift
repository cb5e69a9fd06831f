/// A data source for a list whose rows all have cells of one type.
///
/// It is written once for any list. Three closures tell it about the list at
/// hand.
///
/// Whoever makes a data source keeps it, for a table holds it weakly. So a
/// closure that captures its maker captures it weakly, or neither is released.
public final class ListDataSource<Cell: TableViewCell, Item>:
  TableViewDataSource
{
  private let count: @MainActor () -> Int
  /// What a row shows.
  public let item: @MainActor (_ row: Int) -> Item?
  private let fill: @MainActor (Cell, Item) -> Void

  /// Makes a data source.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - item: What a row shows. Where it is nil, the cell is left as it is.
  ///   - fill: Puts an item into a cell, which may have held another one.
  public init(
    count: @escaping @MainActor () -> Int,
    item: @escaping @MainActor (_ row: Int) -> Item?,
    fill: @escaping @MainActor (Cell, Item) -> Void
  ) {
    self.count = count
    self.item = item
    self.fill = fill
  }

  /// Makes a data source for a list that stays as it is; another list takes
  /// another data source.
  ///
  /// - Parameters:
  ///   - items: What the rows show.
  ///   - fill: Puts an item into a cell, which may have held another one.
  public convenience init(
    items: [Item],
    fill: @escaping @MainActor (Cell, Item) -> Void
  ) {
    self.init(count: { items.count }, item: { items[$0] }, fill: fill)
  }

  public func numberOfRows(in tableView: TableView) -> Int { count() }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(Cell.self)
    if let item = item(row) { fill(cell, item) }
    return cell
  }
}
