import Foundation
import Models

/// The data that comes with the workbench; each call reads one file.
public enum SampleData {
  /// The person to greet.
  public static func person() throws(DataFileError) -> Person {
    try file("greeting").person()
  }

  /// About twenty well-known photographs.
  public static func photos() throws(DataFileError) -> [Photo] {
    try file("photos").photos()
  }

  /// Places on all continents, the default place first.
  public static func weather() throws(DataFileError) -> [SampleWeather] {
    try file("weather").weather()
  }

  /// About two dozen invented employees.
  public static func employees() throws(DataFileError) -> [Employee] {
    try file("employees").employees()
  }

  /// The time of the world's clock when a run starts.
  public static func worldTime() throws(DataFileError) -> WorldTime {
    try file("world-clock").worldTime()
  }

  /// Twelve to-dos, some of them done.
  public static func todos() throws(DataFileError) -> [Todo] {
    try file("todos").todos()
  }

  private static func file(_ name: String) throws(DataFileError) -> DataFile {
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
