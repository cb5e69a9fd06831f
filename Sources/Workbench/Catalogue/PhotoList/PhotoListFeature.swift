import Models
import Play
import Services

extension Feature {
  /// A list of photos, each with a detail screen.
  public static let photoList = Feature(
    name: "photo-list",
    abstract: "A list of popular photos that loads, fails and reloads",
    readData: { file throws(DataFileError) in .photos(try file.photos()) },
    sampleData: { () throws(DataFileError) in
      .photos(try SampleData.file("photos").photos())
    },
    demoScript: """
      expect "Loading"
      wait 400ms
      expect "Earthrise"
      select 1
      expect "Earthrise"
      back
      select 3
      expect "This item is not for sale"
      tap "OK"
      network off
      tap "Reload"
      wait 400ms
      expect "No Network"
      tap "OK"
      expect "Earthrise"
      network on
      tap "Reload"
      wait 400ms
      select 12
      """,
    live: LiveSource(variables: [.photos]) {
      settings,
      client throws(LiveSettingsError) in
      let url = try settings.address(of: .photos)
      return LiveService(photosAt: url, client: client) as any PhotoService
    },
    behaviourCount: 7,
    scenarios: Scenario.photoList
  )
}

extension FeatureData {
  /// The photos that a sample service answers with.
  public static func photos(_ photos: [Photo]) -> FeatureData {
    FeatureData { server in
      SamplePhotoService(photos: photos, server: server) as any PhotoService
    }
  }
}
