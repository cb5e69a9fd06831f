import Foundation

/// The data that comes with the workbench, a file for each feature.
public enum SampleData {
  /// The file of that name, without its ending.
  public static func file(_ name: String) throws(DataFileError) -> DataFile {
    // `Bundle.module` would end the program where the resources are missing,
    // as they are beside a copy of the program alone.
    for folder in folders {
      let url = folder.appendingPathComponent(bundleName)
      if let bundle = Bundle(url: url),
        let file = bundle.url(forResource: name, withExtension: "json")
      {
        return DataFile(path: file.path)
      }
    }
    throw .cannotBeOpened(
      file: "\(name).json",
      reason: "the sample data is missing; \(bundleName) belongs"
        + " beside the program"
    )
  }

  /// Where the resources can lie: beside the program, and where tests or an
  /// Xcode build have them.
  private static var folders: [URL] {
    let own = Bundle(for: Anchor.self)
    return [
      Bundle.main.bundleURL,
      Bundle.main.resourceURL,
      own.bundleURL.deletingLastPathComponent(),
      own.resourceURL,
    ].compactMap(\.self)
  }

  /// The name that the package manager gives: package, target, ending.
  private static var bundleName: String {
    #if canImport(Darwin)
      "architecture-workbench_Services.bundle"
    #else
      "architecture-workbench_Services.resources"
    #endif
  }

  private final class Anchor {}
}
