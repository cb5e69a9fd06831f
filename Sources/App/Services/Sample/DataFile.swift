import Foundation

/// A JSON file with the data of one feature, as its live service sends it;
/// `-` is standard input.
///
/// Each feature adds a call of its own, beside the type that decodes it.
public struct DataFile: Sendable {
  public let path: String

  /// Names a file; nothing is read until its data is asked for.
  public init(path: String) {
    self.path = path
  }

  /// What messages call it.
  public var name: String { path == "-" ? "standard input" : path }

  /// What the file holds, turned into what is wanted.
  func read<Value>(
    _ read: (JSON) throws(FormatError) -> Value
  ) throws(DataFileError) -> Value {
    let content = try bytes()
    do {
      return try read(try JSONReader.read(content))
    } catch {
      throw .unreadableContent(file: name, problem: error.description)
    }
  }

  /// How much a file of data may hold, in MiB; 100,000 photos take less.
  ///
  /// A device such as `/dev/zero` never ends, and what is read takes many
  /// times as much memory as the file.
  public static let limit = 32

  /// What the file holds, whatever it means.
  ///
  /// - Parameter limit: How much it may hold, in MiB.
  public func bytes(
    limit: Int = DataFile.limit
  ) throws(DataFileError) -> Data {
    let content: Data?
    do {
      // A file handle reads pipes, too, which `Data(contentsOf:)` does not.
      let file =
        path == "-"
        ? FileHandle.standardInput
        : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      content = try file.read(upToCount: (limit << 20) + 1)
    } catch {
      throw .cannotBeOpened(file: name, reason: Self.reason(for: error))
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
    case .ELOOP: "its links lead in a circle"
    case .ENOENT, .ENOTDIR: "there is no such file"
    case .EACCES, .EPERM: "permission denied"
    default: "it cannot be read"
    }
  }
}

/// Why a data file gives no data.
public enum DataFileError: Error, Equatable, Sendable,
  CustomStringConvertible
{
  /// The file is missing, a directory, or not for us to read.
  case cannotBeOpened(file: String, reason: String)
  /// The file was read, but does not hold what it should.
  case unreadableContent(file: String, problem: String)

  /// What is wrong with which file, and in its content with which key.
  ///
  /// The file's name stands as it is; what was found there is safe to print.
  public var description: String {
    switch self {
    case .cannotBeOpened(let file, let reason):
      "\(file): cannot be opened: \(reason)"
    case .unreadableContent(let file, let problem):
      "\(file): \(problem)"
    }
  }
}
