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
    case lateAnswerNotDropped
    case alertMissing
    /// After a failure it loads for ever.
    case hang
    /// The closure that waits for the answer holds the controller.
    case heldByPendingAnswer
    /// Controller and button hold each other.
    case cycle
  }

  private let layout = PhotoListLayout()
  private let service: any PhotoService
  private let fault: Fault?
  private var names: [String] = []
  private var latestLoad = 0
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
    latestLoad += 1
    let load = latestLoad
    setLoading(true)
    guard fault != .heldByPendingAnswer else {
      service.fetchPopularPhotos { self.show($0, of: load) }
      return
    }
    service.fetchPopularPhotos { [weak self] in self?.show($0, of: load) }
  }

  private func show(_ answer: Result<[Photo], ServiceError>, of load: Int) {
    guard load == latestLoad || fault == .lateAnswerNotDropped else { return }
    switch answer {
    case .success(let photos):
      setLoading(false)
      successCount += 1
      let isWrong = fault == .wrongTextAfterReload && successCount > 1
      names = photos.map { isWrong ? $0.name + "?" : $0.name }
      let count = layout.tableView.numberOfRows
      if fault == .staleRows, names.count == count { return }
      layout.tableView.reloadData()
    case .failure(let error):
      if fault == .hang { return }
      setLoading(false)
      if fault == .alertMissing { return }
      let alert = AlertController(title: "Alert", message: error.message)
      alert.addAction(AlertAction(title: "OK"))
      present(alert)
    }
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
          PhotoListDouble(service: $0, fault: fault)
        }
      ]
    )
  }
}
