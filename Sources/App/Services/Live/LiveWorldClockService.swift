import Foundation
import Models

/// Fetches the time from an address, in the format of a `--data` file.
public final class LiveWorldClockService: WorldClockService {
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
    self.init(url: try settings.address(of: .worldClock), client: client)
  }

  public func fetchTime(completion: @escaping Completion<WorldTime>) {
    client.get(WorldClockAnswer.self, from: url) { answer in
      completion(answer.map(\.time))
    }
  }
}

extension LiveVariable {
  /// Where a clock tells the time; there is no standard.
  public static let worldClock = LiveVariable(
    "WORKBENCH_CLOCK_URL",
    "the address of a world clock, in JSON"
  )
}
