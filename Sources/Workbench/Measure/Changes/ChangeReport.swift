import Play

/// What changes cost, as it was measured.
public struct ChangeReport: Codable, Sendable {
  /// One change in one architecture.
  public struct Row: Codable, Sendable {
    public let change: String
    /// The feature that is changed; nil where all are.
    public let feature: String?
    public let architecture: String
    public let figures: ChangeFigures
    /// Nil where nothing was built.
    public internal(set) var built: BuiltFigures?
  }

  /// What all or several architectures share.
  public struct SharedRow: Codable, Sendable {
    public let change: String
    public let files: Int
    public let lines: LineFigures
  }

  /// Two changes at once, in one architecture.
  public struct Pair: Codable, Sendable {
    public let changes: [String]
    public let architecture: String
    /// The places where both change the same lines.
    public let conflicts: Int
    /// Whether what merges passes all tests; nil where it was not tried.
    public internal(set) var passes: Bool?

    init(_ pair: ChangePair, in architecture: Architecture) {
      changes = pair.names
      self.architecture = architecture.name
      conflicts = pair.conflicts(in: architecture)
    }
  }

  /// Pairs of changes that meet in no feature, in one architecture.
  public struct PairsApart: Codable, Sendable {
    public let architecture: String
    public let count: Int
    /// Those in which both change a file.
    public let countWithSharedFile: Int

    init(_ pairs: [ChangePair], in architecture: Architecture) {
      self.architecture = architecture.name
      count = pairs.count
      countWithSharedFile = pairs.count { $0.shareFile(of: architecture) }
    }
  }

  public internal(set) var rows: [Row] = []
  public internal(set) var shared: [SharedRow] = []
  public internal(set) var pairs: [Pair] = []
  public internal(set) var pairsApart: [PairsApart] = []
}

/// What building and running a changed package says.
public struct BuiltFigures: Codable, Equatable, Sendable {
  /// The lines of the architecture at which the compiler finds an error when
  /// only what is shared has changed.
  public let placesNamedByCompiler: Int
  /// Messages in all demos of the changed features, before and after; nil where
  /// calls cannot be recorded.
  public let messagesPerAction: BeforeAndAfter?

  public struct BeforeAndAfter: Codable, Equatable, Sendable {
    public let before: Double
    public let after: Double
  }
}
