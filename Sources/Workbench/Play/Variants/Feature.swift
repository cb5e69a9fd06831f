import Services

/// One thing an app can do, built once in every architecture.
public struct Feature: Sendable {
  /// The word for it on the command line, such as "photo-list".
  public let name: String
  /// One sentence for help texts.
  public let abstract: String
  /// Reads what the feature shows from a file in the documented format.
  public let readData: @Sendable (DataFile) throws(DataFileError) -> FeatureData
  /// The bundled sample of that.
  public let sampleData: @Sendable () throws(DataFileError) -> FeatureData
  /// What there is to show; the first shows all of the feature.
  public let demos: [Demo]
  private let openingDemo: String?
  /// What a user would do first whatever the data is.
  public let firstActions: [Action]
  /// What `--live` asks; nil where no live service exists.
  public let live: LiveSource?

  public init(
    name: String,
    abstract: String,
    readData:
      @escaping @Sendable (DataFile) throws(DataFileError) -> FeatureData,
    sampleData: @escaping @Sendable () throws(DataFileError) -> FeatureData,
    demos: [Demo],
    opensAt demo: String? = nil,
    firstActions: [Action] = [],
    live: LiveSource? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.readData = readData
    self.sampleData = sampleData
    self.demos = demos
    openingDemo = demo
    self.firstActions = firstActions
    self.live = live
  }
}

extension Feature {
  /// The demo at which a page opens, and which of its actions, counted from 1.
  public var opensAt: (demo: String, step: Int)? {
    demos.first { $0.name == openingDemo }.map { ($0.name, $0.opensAt) }
  }
}

extension Feature: CustomStringConvertible {
  public var description: String { name }

  /// The name of its folders and the beginning of its types' names:
  /// "PhotoList" for "photo-list".
  public var folderName: String {
    name.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    .joined()
  }
}

extension Feature: Hashable {
  public static func == (one: Feature, other: Feature) -> Bool {
    one.name == other.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
