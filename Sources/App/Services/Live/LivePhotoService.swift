import Foundation
import Models

/// Fetches photos from an address, in the format of a `--data` file.
public final class LivePhotoService: PhotoService {
  private let url: URL
  private let client: HTTPClient

  public init(url: URL, client: HTTPClient) {
    self.url = url
    self.client = client
  }

  public convenience init(
    settings: LiveSettings,
    client: HTTPClient
  ) throws(LiveSettingsError) {
    self.init(url: try settings.address(of: .photos), client: client)
  }

  public func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    client.get(PhotoListAnswer.self, from: url) { answer in
      completion(answer.map(\.photos))
    }
  }
}

extension LiveVariable {
  /// Where the photos lie; there is no standard.
  public static let photos = LiveVariable(
    "WORKBENCH_PHOTOS_URL",
    "the address of a list of photos, in JSON"
  )
}
