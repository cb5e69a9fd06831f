import Foundation
import Models

/// A JSON file with the data of one feature, as its live service sends it.
public struct DataFile: Sendable {
  public let path: String

  /// Names a file; nothing is read until its data is asked for.
  public init(path: String) {
    self.path = path
  }

  /// The person to greet.
  public func person() throws(DataFileError) -> Person {
    try read(GreetingAnswer.self).person
  }

  /// The popular photos, in the file's order.
  public func photos() throws(DataFileError) -> [Photo] {
    try read(PhotoListAnswer.self).photos
  }

  /// The places with their weather, in the file's order.
  public func weather() throws(DataFileError) -> [SampleWeather] {
    try read(SampleWeatherListAnswer.self).weather
  }

  private func read<Value: Decodable>(
    _ type: Value.Type
  ) throws(DataFileError) -> Value {
    let content = try bytes()
    do {
      return try Answer.decode(type, from: content)
    } catch {
      throw .unreadableContent(file: path, problem: error.description)
    }
  }

  /// What the file holds, whatever it means.
  public func bytes() throws(DataFileError) -> Data {
    do {
      // A file handle reads pipes, too, which `Data(contentsOf:)` does not.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return try file.readToEnd() ?? Data()
    } catch {
      throw .cannotBeOpened(file: path, reason: Self.reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey]
    let number = (underlying as? NSError ?? error as NSError).code
    return switch POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: number)) {
    case .EISDIR: "it is a directory"
    case .ENOENT, .ENOTDIR: "there is no such file"
    case .EACCES, .EPERM: "permission denied"
    default: "it cannot be read"
    }
  }
}
