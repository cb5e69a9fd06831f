import ConsoleUI
import Foundation
import Layouts
import Models
import WorkbenchKit

/// A list of photos in each pattern, in the fewest lines: an answer, and what
/// the rows show of it.
@MainActor
enum PhotoListByHand {
  /// By the architecture's name.
  static let screens: [String: Architecture.ScreenFactory] = [
    "mvc": { Controller(service: $0.photoService) },
    "mvp": {
      let view = PresentedView(Presenter(service: $0.photoService))
      view.presenter.view = view
      return view
    },
    "mvvm": { BoundView(ViewModel(service: $0.photoService)) },
  ]

  private final class Controller: ListController {
    var photos: [Photo] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      service.fetchPopularPhotos { [weak self] in
        guard let self, let photos = try? $0.get() else { return }
        self.photos = photos
        table.reloadData()
      }
    }

    let service: any PhotoService

    init(service: any PhotoService) {
      self.service = service
      super.init()
    }

    override var count: Int { photos.count }

    override func fill(_ cell: PhotoCell, row: Int) {
      cell.nameLabel.text = photos[row].nameText
      cell.detailsLabel.text = photos[row].detailsText
      cell.dateLabel.text = photos[row].dateText
    }
  }

  @MainActor
  private final class Presenter {
    weak var view: (any ReloadedView)?
    let service: any PhotoService
    var photos: [Photo] = []

    init(service: any PhotoService) { self.service = service }

    func load() {
      service.fetchPopularPhotos { [weak self] in
        guard let self, let photos = try? $0.get() else { return }
        self.photos = photos
        view?.reload()
      }
    }

    func fill(_ cell: any FilledCell, row: Int) {
      cell.show(name: photos[row].nameText)
      cell.show(details: photos[row].detailsText)
      cell.show(date: photos[row].dateText)
    }
  }

  private final class PresentedView: ListController, ReloadedView {
    let presenter: Presenter

    init(_ presenter: Presenter) {
      self.presenter = presenter
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.load()
    }

    func reload() { table.reloadData() }

    override var count: Int { presenter.photos.count }

    override func fill(_ cell: PhotoCell, row: Int) {
      presenter.fill(cell, row: row)
    }
  }

  @MainActor
  private final class ViewModel {
    struct Row {
      let name: String
      let details: String
      let date: String
    }

    let service: any PhotoService
    var photosDidChange: (() -> Void)?
    var photos: [Photo] = [] { didSet { photosDidChange?() } }

    init(service: any PhotoService) { self.service = service }

    func load() {
      service.fetchPopularPhotos { [weak self] in
        guard let self, let photos = try? $0.get() else { return }
        self.photos = photos
      }
    }

    func row(_ row: Int) -> Row {
      Row(
        name: photos[row].nameText,
        details: photos[row].detailsText,
        date: photos[row].dateText
      )
    }
  }

  private final class BoundView: ListController {
    let viewModel: ViewModel

    init(_ viewModel: ViewModel) {
      self.viewModel = viewModel
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.photosDidChange = { [weak self] in self?.table.reloadData() }
      viewModel.load()
    }

    override var count: Int { viewModel.photos.count }

    override func fill(_ cell: PhotoCell, row: Int) {
      let text = viewModel.row(row)
      cell.nameLabel.text = text.name
      cell.detailsLabel.text = text.details
      cell.dateLabel.text = text.date
    }
  }
}

@MainActor
private protocol ReloadedView: AnyObject {
  func reload()
}

@MainActor
private protocol FilledCell: AnyObject {
  func show(name: String)
  func show(details: String)
  func show(date: String)
}

extension PhotoCell: FilledCell {
  fileprivate func show(name: String) { nameLabel.text = name }
  fileprivate func show(details: String) { detailsLabel.text = details }
  fileprivate func show(date: String) { dateLabel.text = date }
}

@MainActor
extension Photo {
  fileprivate var nameText: String { name.onOneLine }

  fileprivate var detailsText: String {
    [camera, description].joinedWithoutBlanks(separator: " - ").onOneLine
  }

  fileprivate var dateText: String {
    DateFormatter.days.string(from: createdAt)
  }
}

@MainActor
extension DateFormatter {
  fileprivate static let days = utc("yyyy-MM-dd")
}
