import HeldServices
import Models

@testable import Exercise05

/// A listener without a screen: it notes what it is told, and asks at once,
/// as a table does.
@MainActor
final class Listener {
  let service = HeldPhotos()
  let viewModel: PhotoListViewModel
  private(set) var notes: [String] = []

  init() {
    viewModel = PhotoListViewModel(service: service)
    viewModel.isLoadingDidChange = { [weak self] isLoading in
      guard let self else { return }
      let state = viewModel.isLoading
      note("loading: \(isLoading)\(state == isLoading ? "" : ", is \(state)")")
    }
    viewModel.photosDidChange = { [weak self] in
      guard let self else { return }
      note("photos: \(names.joined(separator: ", "))")
    }
    viewModel.showAlert = { [weak self] in self?.note("alert: \($0), \($1)") }
  }

  /// What the rows' view models say, asked row by row.
  var names: [String] {
    (0..<viewModel.numberOfPhotos).map { row in
      (viewModel as any RowSource).cellViewModel(atRow: row).name
    }
  }

  /// Notes a line, but not once more what was noted last: whether a value that
  /// is set again has changed is the learner's choice.
  private func note(_ line: String) {
    if notes.last != line { notes.append(line) }
  }
}

/// What the exercise is to write; until then this stands in, so that the check
/// compiles.
@MainActor
protocol RowSource {
  func cellViewModel(atRow row: Int) -> PhotoCellViewModel
}

extension RowSource {
  func cellViewModel(atRow row: Int) -> PhotoCellViewModel {
    PhotoCellViewModel(
      photo: .photo("cellViewModel(atRow:) is missing", isForSale: false)
    )
  }
}

extension PhotoListViewModel: RowSource {}

/// Whether an object keeps a cell view model in one of its properties.
///
/// Optionals, arrays, dictionaries and tuples do not count as a step.
func keepsCellViewModel(_ value: Any, depth: Int) -> Bool {
  if value is PhotoCellViewModel { return true }
  let mirror = Mirror(reflecting: value)
  let isObject = mirror.displayStyle == .class || mirror.displayStyle == .struct
  guard depth > 0 || !isObject else { return false }
  return mirror.children.contains {
    keepsCellViewModel($0.value, depth: isObject ? depth - 1 : depth)
  }
}
