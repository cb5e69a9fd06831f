import Catalogue
import ConsoleUI
import Layouts
import Models
import Play
import Trace

/// A list of photos that has one fault, to see whether the fault is found.
final class PhotoListDouble: ViewController {
  enum Fault: CaseIterable {
    case wrongTextAfterReload
    /// Rows are drawn anew only where their number changes.
    case staleRows
    /// Asks twice for the first photos.
    case doubleLoad
    /// A load is not cancelled when another one begins.
    case lateAnswerNotDropped
    case alertMissing
    /// After a failure it loads for ever.
    case hang
    /// The task that waits for the answer holds the controller.
    case heldByPendingAnswer
    /// Controller and button hold each other.
    case cycle
  }

  private let layout = PhotoListLayout()
  private let service: any PhotoService
  private let fault: Fault?
  private var names: [String] = []
  private var loading: Task<Void, Never>?
  private var successCount = 0
  private var strongSelf: PhotoListDouble?

  init(service: any PhotoService, fault: Fault?) {
    self.service = service
    self.fault = fault
    super.init()
    if fault == .cycle { strongSelf = self }
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.reloadButton.addTarget(self, action: PhotoListDouble.load)
    load()
    if fault == .doubleLoad { load() }
  }

  func load() {
    if fault != .lateAnswerNotDropped { loading?.cancel() }
    setLoading(true)
    let held = fault == .heldByPendingAnswer ? self : nil
    loading = Task { [weak self, service] in
      defer { withExtendedLifetime(held) {} }
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    setLoading(false)
    successCount += 1
    let isWrong = fault == .wrongTextAfterReload && successCount > 1
    names = photos.map { isWrong ? $0.name + "?" : $0.name }
    let count = layout.tableView.numberOfRows
    if fault == .staleRows, names.count == count { return }
    layout.tableView.reloadData()
  }

  private func loadFailed(_ error: ServiceError) {
    if fault == .hang { return }
    setLoading(false)
    if fault == .alertMissing { return }
    let alert = AlertController(title: "Alert", message: error.message)
    alert.addAction(AlertAction(title: "OK"))
    present(alert)
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }
}

extension PhotoListDouble: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    names.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = names[row]
    return cell
  }
}

extension Catalogue {
  /// A sound photo list beside one with a fault.
  static func doubles(with fault: PhotoListDouble.Fault?) -> Catalogue {
    Catalogue(
      architectures: [
        .double("sound", fault: nil), .double("broken", fault: fault),
      ],
      features: [.photoList]
    )
  }
}

extension Architecture {
  fileprivate static func double(
    _ name: String,
    fault: PhotoListDouble.Fault?
  ) -> Architecture {
    Architecture(
      name: name,
      title: "A double of the tests",
      module: "PlayTests",
      roles: [("Double", .controller)],
      deciders: [.controller],
      rules: [],
      screens: [
        .photoList: ScreenFactory {
          (photos: any PhotoService, _: any PictureService) in
          PhotoListDouble(service: photos, fault: fault)
        }
      ]
    )
  }
}
