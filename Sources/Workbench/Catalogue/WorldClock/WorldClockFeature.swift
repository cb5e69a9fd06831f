import Models
import Play
import Services

extension Feature {
  /// The time of a server, and the days before and after it.
  public static let worldClock = Feature(
    name: "world-clock",
    abstract: "A server's time, moved by days without the server",
    readData: { file throws(DataFileError) in
      .worldClock(try file.worldTime())
    },
    sampleData: { () throws(DataFileError) in
      .worldClock(try SampleData.file("world-clock").worldTime())
    },
    demos: Demo.worldClock,
    opensAt: "asks-once",
    live: LiveSource(variables: [.worldClock]) {
      settings,
      client throws(LiveSettingsError) in
      let url = try settings.address(of: .worldClock)
      return LiveService(clockAt: url, client: client)
        as any WorldClockService
    }
  )
}

extension FeatureData {
  /// The time at which the clock of a sample service stands when a run starts.
  public static func worldClock(_ timeAtStart: WorldTime) -> FeatureData {
    FeatureData { server in
      SampleWorldClockService(
        timeAtStart: timeAtStart,
        server: server
      ) as any WorldClockService
    }
  }
}
