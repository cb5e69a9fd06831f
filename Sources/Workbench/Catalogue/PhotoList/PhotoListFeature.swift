import Models
import Play
import Services

extension Feature {
  /// A list of photos, each with a detail screen.
  public static let photoList = Feature(
    name: "photo-list",
    abstract: "Photos that load, fail and load again: the last wins",
    readData: { file throws(DataFileError) in .photos(try file.photos()) },
    sampleData: { () throws(DataFileError) in
      .photos(try SampleData.file("photos").photos())
    },
    demos: Demo.photoList,
    opensAt: ("reload-race", 7),
    live: LiveSource(variables: [.photos]) {
      settings,
      client throws(LiveSettingsError) in
      let url = try settings.address(of: .photos)
      return LiveService(photosAt: url, client: client) as any PhotoService
    }
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
