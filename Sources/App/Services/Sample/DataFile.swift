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

  /// The employees, in the file's order.
  public func employees() throws(DataFileError) -> [Employee] {
    try read(EmployeesAnswer.self).employees
  }

  /// The time of the world's clock.
  public func worldTime() throws(DataFileError) -> WorldTime {
    try read(WorldClockAnswer.self).time
  }

  /// The to-dos, in the file's order.
  public func todos() throws(DataFileError) -> [Todo] {
    try read(TodoListAnswer.self).todos
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

  /// How much a file may hold, in MiB; more than a million photos take.
  ///
  /// A device such as `/dev/zero` never ends.
  private static let limit = 512

  /// What the file holds, whatever it means.
  public func bytes() throws(DataFileError) -> Data {
    let file: FileHandle
    do {
      // A file handle reads pipes, too, which `Data(contentsOf:)` does not.
      file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw .cannotBeOpened(file: path, reason: Self.reason(for: error))
    }
    return try Self.bytes(of: file, named: path)
  }

  /// What is left to read of an open file, such as standard input.
  public static func bytes(
    of file: FileHandle,
    named name: String
  ) throws(DataFileError) -> Data {
    let content: Data?
    do {
      content = try file.read(upToCount: (limit << 20) + 1)
    } catch {
      throw .cannotBeOpened(file: name, reason: reason(for: error))
    }
    guard let content else { return Data() }
    guard content.count <= limit << 20 else {
      throw .unreadableContent(
        file: name,
        problem: "expected at most \(limit) MiB, found more"
      )
    }
    return content
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
