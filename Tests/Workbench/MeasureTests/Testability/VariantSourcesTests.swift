import Catalogue
import Foundation
import Play
import SwiftSource
import TestSupport
import Testing

@testable import Measure

/// What is counted of our own variants, held against what one counts by hand.
@Suite("The sources of a variant")
struct VariantSourcesTests {
  private func sources(
    _ architecture: Architecture,
    _ feature: Feature,
    in package: PackageSources
  ) throws -> VariantSources {
    VariantSources(
      try Fixtures.variant(architecture, feature),
      in: package,
      catalogue: .standard
    )
  }

  @Test("Statements of mvp/greeting are those one counts by hand")
  func statements() throws {
    let package = try Fixtures.sources()
    let figures = try sources(.mvp, .greeting, in: package).decisions()
    // Four in the screen's assembly, seven in the view controller.
    #expect(figures.viewStatements == 11)
    #expect(figures.plainStatements == 3)
    #expect(figures.protocols == 1)
  }

  @Test("A file that features share belongs to those that name its type")
  func sharedFiles() throws {
    let package = try Fixtures.sources()
    let box = "Sources/Architectures/MVVM/Binding/Box.swift"
    for (feature, isShared) in [(Feature.weather, true), (.greeting, false)] {
      let sources = try sources(.mvvm, feature, in: package)
      #expect(sources.shared.map(\.path) == (isShared ? [box] : []))
      let figures = sources.decisions()
      #expect((figures.statementsNeededOnce > 0) == isShared)
    }
  }
}
