import ConsoleUI

/// A row of the list of employees: the name, below it the details.
public final class EmployeeCell: TableViewCell {
  public static let height = 2

  public let nameLabel = Label(style: .bold)
  public let detailsLabel = Label()
  private let content = StackView(axis: .vertical)

  public required init() {
    super.init()
    content.addArrangedSubviews(nameLabel, detailsLabel)
    addSubview(content)
  }

  override public func layoutSubviews() {
    content.frame = bounds
  }
}
