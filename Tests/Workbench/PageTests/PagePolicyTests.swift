import Foundation
import Page
import TestSupport
import Testing

@Suite("What the page allows itself")
struct PagePolicyTests {
  private let html = PageDocument(features: [.greeting()]).html

  @Test("The policy names the style sheet and the script, and nothing else")
  func policy() async throws {
    for name in ["style", "script"] {
      let code = part(of: html, from: "<\(name)>", to: "</\(name)>")
        .dropFirst(name.count + 2).dropLast(name.count + 3)
      #expect(code.utf8.count > 1000)
      let hash = try await sha256(of: String(code))
      // As it stands in an attribute, its quotes escaped.
      #expect(html.contains("\(name)-src &#39;sha256-\(hash)&#39;;"))
    }
    #expect(html.contains("content=\"default-src &#39;none&#39;;"))
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(!html.contains("http://"))
    #expect(!html.contains("https://"))
  }

  @Test("The script takes at most 25 kB")
  func scriptSize() {
    let script = part(of: html, from: "<script>", to: "</script>")
    #expect((1000...25_000).contains(script.utf8.count))
  }

  @Test("Every colour has the contrast that its place needs")
  func contrast() throws {
    let style = part(of: html, from: "<style>", to: "</style>")
    for start in [":root{color", "dark){:root{"] {
      let colors = Dictionary(
        uniqueKeysWithValues: part(of: style, from: start, to: "}")
          .matches(of: /--([a-z-]+):#([0-9a-f]{6})/)
          .map { (String($0.1), UInt32($0.2, radix: 16)) }
      )
      for pair in Self.pairs {
        let one = try #require(colors[pair.of] ?? nil)
        let other = try #require(colors[pair.on] ?? nil)
        #expect(
          contrast(one, other) >= pair.least,
          "\(pair.of) on \(pair.on)"
        )
      }
    }
  }

  /// What is read or seen on what, and the contrast that WCAG 2.2 asks for
  /// there: 4.5 for text, 3 for the parts of controls and drawings.
  private static let pairs: [(of: String, on: String, least: Double)] = [
    ("ink", "page", 4.5), ("ink", "card", 4.5), ("ink", "screen", 4.5),
    ("ink", "mark", 4.5), ("soft", "page", 4.5), ("soft", "card", 4.5),
    ("soft", "screen", 4.5), ("soft", "mark", 4.5), ("accent", "page", 4.5),
    ("accent", "card", 4.5), ("accent", "screen", 4.5),
    ("accent", "mark", 4.5), ("on-accent", "accent", 4.5),
    ("bad", "page", 4.5), ("bad", "card", 4.5), ("edge", "page", 3),
    ("edge", "card", 3), ("screen", "ink", 4.5), ("view", "card", 4.5),
    ("decider", "card", 4.5), ("model", "card", 4.5), ("service", "card", 4.5),
    ("decider", "mark", 4.5), ("keyword", "card", 4.5),
    ("keyword", "mark", 4.5), ("string", "card", 4.5), ("string", "mark", 4.5),
    ("type", "card", 4.5), ("type", "mark", 4.5),
  ]

  /// The contrast ratio of WCAG 2.2.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(color >> UInt32(shift) & 0xff) / 255
      return part <= 0.04045
        ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

/// The hash in base64, as the system's own program makes it.
func sha256(of text: String) async throws -> String {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let run = try await Executable.shell(
    "sha256sum '\(file.path)' || shasum -a 256 '\(file.path)'"
  )
  let digits = run.output.prefix(64)
  #expect(digits.count == 64)
  let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { start in
    UInt8(digits.dropFirst(start).prefix(2), radix: 16)
  }
  return Data(bytes).base64EncodedString()
}
