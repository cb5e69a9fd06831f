import Catalogue
import Foundation
import Play
import TestSupport
import Testing

@testable import Measure

/// What the tests of measuring stand on.
enum Fixtures {
  /// The package's own sources as they are now.
  static func sources() throws -> PackageSources { try ownSources.get() }

  // Reading all files takes a second, so it is done once.
  private static let ownSources = Result {
    try PackageSources(root: TestedPackage.folder)
  }

  /// The files of a variant of our own.
  static func sources(of variant: Variant) throws -> VariantSources {
    VariantSources(variant, in: try sources(), catalogue: .standard)
  }

  static func variant(_ architecture: Architecture, _ feature: Feature) throws
    -> Variant
  {
    try #require(Variant(architecture, feature))
  }
}
