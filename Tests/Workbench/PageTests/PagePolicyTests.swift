import Foundation
import Page
import Testing
import WorkbenchKit

@Suite("What the page allows itself")
struct PagePolicyTests {
  private let html = PageDocument(features: [.greeting()]).html

  /// The examples of FIPS 180, of one block and of two.
  @Test(
    "The hash is SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (
        "abc",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
  )
  func hash(_ text: String, _ expected: String) {
    let digits = SHA256.hash(of: text).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == expected)
  }

  @Test("The policy names the style sheet and the script, and nothing else")
  func policy() {
    for name in ["style", "script"] {
      let code = part(of: html, from: "<\(name)>", to: "</\(name)>")
        .dropFirst(name.count + 2).dropLast(name.count + 3)
      #expect(code.utf8.count > 1000)
      let hash = Data(SHA256.hash(of: String(code))).base64EncodedString()
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
    let colors = Dictionary(
      uniqueKeysWithValues: Palette.colors.map { ($0.key, $0.value) }
    )
    for pair in Palette.pairs {
      let one = try #require(colors[pair.of])
      let other = try #require(colors[pair.on])
      for (first, second) in [(one.light, other.light), (one.dark, other.dark)]
      {
        let contrast = contrast(first, second)
        #expect(contrast >= pair.least, "\(pair.of) on \(pair.on)")
      }
    }
  }

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
