import Foundation
import Models

/// Fetches photos from an address, in the format of a `--data` file.
public final class LivePhotoService: PhotoService {
  private let url: URL?
  private let client: HTTPClient

  /// Makes a service; without an address there is nothing it could read.
  public init(url: URL?, client: HTTPClient) {
    self.url = url
    self.client = client
  }

  public func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    guard let url else {
      Task { completion(.failure(.unreadable)) }
      return
    }
    client.get(PhotoListAnswer.self, from: url) { answer in
      completion(answer.map(\.photos))
    }
  }
}
