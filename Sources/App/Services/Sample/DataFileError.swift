/// Why a data file gives no data.
public enum DataFileError: Error, Equatable, Sendable {
  /// The file is missing, a directory, or not for us to read.
  case cannotBeOpened(file: String, reason: String)
  /// The file was read, but does not hold what it should.
  case unreadableContent(file: String, problem: String)
}

extension DataFileError: CustomStringConvertible {
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
