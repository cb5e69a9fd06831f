import Catalogue
import Page
import Play
import Render
import TestSupport
import Testing
import Trace

@Suite(
  "The recording behind the page",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
@MainActor
struct FeatureRecordingTests {
  /// The recordings that were made already: all tests look at the same ones.
  private static var recordings: [String: FeatureRecording] = [:]

  private func recording(of feature: Feature) throws -> FeatureRecording {
    if let known = Self.recordings[feature.name] { return known }
    let variants = Catalogue.standard.variants(of: feature)
    let run = Run(
      variants: variants,
      data: try feature.sampleData(),
      recorded: .messagesAndRules
    )
    let demo = try feature.demos[0].script()
    let recording = FeatureRecording(
      run.play(Demonstration(demo)),
      of: feature,
      in: variants.map(\.architecture),
      script: demo.name,
      package: TestedPackage.folder
    )
    Self.recordings[feature.name] = recording
    return recording
  }

  @Test(
    "Every function that is called is found in the sources",
    arguments: Catalogue.standard.features
  )
  nonisolated func places(_ feature: Feature) async throws {
    let recording = try await recording(of: feature)
    #expect(recording.failure == nil)
    #expect(recording.steps.dropFirst().allSatisfy { $0.narration != nil })
    let functions = recording.steps.flatMap(\.outcomes)
      .flatMap(\.diagram.messages).compactMap(\.function)
    try #require(functions.count > 20)
    for function in Set(functions) {
      let place = try #require(recording.places[function], "\(function)")
      let file = try #require(recording.files[place.path])
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      let source = lines[(place.lines.lowerBound - 1)..<place.lines.upperBound]
        .joined(separator: "\n")
      let type = function.type?.split(separator: ".").last ?? ""
      #expect(source.contains(function.baseName) || source.contains(type))
      // An attribute may have a line of its own.
      let head =
        lines[(place.lines.lowerBound - 1)...]
        .first { !$0.contains("@discardableResult") } ?? ""
      // The compiler writes an enumeration's raw value.
      let isWritten =
        ![.initialiser, .deinitialiser].contains(function.kind)
        && function.member != "rawValue"
      #expect(
        ["func ", "init", "var ", "let ", "deinit", "subscript"].contains {
          head.contains($0)
        } || !isWritten,
        "\(function) at \(head)"
      )
    }
  }

  @Test(
    "The page of a feature keeps within its size, and is well-formed",
    arguments: Catalogue.standard.features
  )
  nonisolated func size(_ feature: Feature) async throws {
    let recording = try await recording(of: feature)
    let html = PageDocument(features: [recording]).html
    // 3 MB for seven architectures.
    #expect(html.utf8.count <= 3_000_000 / 7 * recording.variants.count)
    let parsed = ParsedPage(html)
    #expect(parsed.problem == nil)
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(
      Set(parsed.links.map { String($0.dropFirst()) })
        .subtracting(parsed.ids) == []
    )
  }

  @Test("A closure lies in the function that formed it")
  func closures() throws {
    let feature = try #require(Catalogue.standard.feature(named: "photo-list"))
    let places = try recording(of: feature).places
    let closure = try #require(
      places.keys.first {
        $0.type == "PhotoListPresenter"
          && $0.member == "closure #1 in loadPhotos()"
      }
    )
    let place = try #require(places[closure])
    #expect(place.path.hasSuffix("MVP/PhotoList/PhotoListPresenter.swift"))
    #expect(place.lines.count > 10)
  }
}
