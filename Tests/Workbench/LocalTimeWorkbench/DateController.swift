import ConsoleUI
import Foundation
import Layouts
import Models

/// Says when the first photo was made.
final class DateController: ViewController {
  private let layout = GreetingLayout()
  private let service: any PhotoService
  private let formatter = DateFormatter()

  /// - Parameter timeZone: nil where somebody forgets to set it.
  init(service: any PhotoService, timeZone: TimeZone?) {
    self.service = service
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    if let timeZone { formatter.timeZone = timeZone }
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self, service] in
      let photos = try? await service.fetchPopularPhotos()
      guard let self, let photo = photos?.first else { return }
      layout.greetingLabel.text = formatter.string(from: photo.createdAt)
    }
  }
}
