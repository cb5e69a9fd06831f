import CallTrace
import Foundation

/// Reads the source of functions, as it is asked for.
@MainActor
package final class SourceReader {
  private var index: SourceIndex

  /// - Parameter package: The folder of the package, with `Sources` in it.
  package init(package: URL) {
    index = SourceIndex(package: package)
  }

  /// The file of a function and its lines there; nil where they cannot be
  /// found.
  func source(
    of function: FunctionName
  ) -> (place: SourcePlace, text: String)? {
    guard let place = index.place(of: function),
      let text = index.text(of: place.path)
    else { return nil }
    return (place, text)
  }
}
