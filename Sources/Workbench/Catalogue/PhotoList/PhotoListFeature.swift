import ConsoleUI
import Models
import Play
import Services

/// What a list of photos is given.
package typealias PhotoListNeeds = (any PhotoService, any PictureService)

extension Feature {
  /// A list of photos, each with a detail screen.
  public static let photoList = Feature(
    name: "photo-list",
    abstract: "Photos that load again, with pictures that come late",
    readData: { file throws(DataFileError) in .photos(try file.photos()) },
    sampleData: { () throws(DataFileError) in
      .photos(try SampleData.file("photos").photos())
    },
    demos: Demo.photoList,
    opensAt: "reload-race",
    live: LiveSource(variables: [.photos]) {
      settings,
      client throws(LiveSettingsError) -> PhotoListNeeds in
      let url = try settings.address(of: .photos)
      return (LiveService(photosAt: url, client: client), LivePictureService())
    }
  )
}

extension FeatureData {
  /// The photos that sample services answer with; they have no pictures.
  public static func photos(_ photos: [Photo]) -> FeatureData {
    FeatureData { server -> PhotoListNeeds in
      (
        SamplePhotoService(photos: photos, server: server),
        SamplePictureService(samples: [], server: server)
      )
    }
  }

  /// The photos and their pictures that sample services answer with.
  public static func photos(_ samples: [SamplePhoto]) -> FeatureData {
    FeatureData { server -> PhotoListNeeds in
      (
        SamplePhotoService(photos: samples.map(\.photo), server: server),
        SamplePictureService(samples: samples, server: server)
      )
    }
  }
}
