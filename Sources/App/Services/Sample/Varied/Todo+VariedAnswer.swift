import Formatting
import Models

extension Todo: VariedAnswer {
  /// Another to-do, which still has a title.
  public mutating func vary(by variation: inout Variation) {
    let oldTitle = title
    variation.change(&title)
    if title.isBlank { title = oldTitle }
    variation.change(&description)
    variation.change(&isCompleted)
  }
}
