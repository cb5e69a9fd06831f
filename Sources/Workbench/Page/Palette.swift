/// The colours of the page, for a light and a dark surrounding.
package struct Palette {
  package struct Color: Equatable, Sendable {
    /// As 0xRRGGBB.
    package let light: UInt32
    package let dark: UInt32
  }

  package static let colors: KeyValuePairs<String, Color> = [
    "page": Color(light: 0xf7f6f2, dark: 0x12151a),
    "card": Color(light: 0xffffff, dark: 0x1a1f26),
    "screen": Color(light: 0xfdfdfb, dark: 0x0c0f13),
    "ink": Color(light: 0x1c2430, dark: 0xe7eaef),
    "soft": Color(light: 0x56606e, dark: 0xa5afbc),
    "line": Color(light: 0xdcdad2, dark: 0x2f3742),
    "edge": Color(light: 0x7a828e, dark: 0x7c8796),
    "accent": Color(light: 0x0a5a9c, dark: 0x84bdff),
    "on-accent": Color(light: 0xffffff, dark: 0x0b1726),
    "mark": Color(light: 0xffefb8, dark: 0x463a12),
    "bad": Color(light: 0xa4231b, dark: 0xff9e94),
  ]

  /// What is read or seen on what, and the contrast that WCAG 2.2 asks for
  /// there: 4.5 for text, 3 for the parts of controls and drawings.
  package static let pairs: [(of: String, on: String, least: Double)] = [
    ("ink", "page", 4.5), ("ink", "card", 4.5), ("ink", "screen", 4.5),
    ("ink", "mark", 4.5), ("soft", "page", 4.5), ("soft", "card", 4.5),
    ("soft", "screen", 4.5), ("soft", "mark", 4.5), ("accent", "page", 4.5),
    ("accent", "card", 4.5), ("accent", "screen", 4.5),
    ("accent", "mark", 4.5), ("on-accent", "accent", 4.5),
    ("bad", "page", 4.5), ("bad", "card", 4.5), ("edge", "page", 3),
    ("edge", "card", 3), ("screen", "ink", 4.5),
  ]

  /// The colours as custom properties.
  static var styles: String {
    func properties(_ value: (Color) -> UInt32) -> String {
      colors.map { "--\($0.key):\(hex(value($0.value)))" }
        .joined(separator: ";")
    }
    let dark = properties(\.dark)
    return ":root{color-scheme:light dark;\(properties(\.light))}\n"
      + "@media screen and (prefers-color-scheme:dark){:root{\(dark)}}\n"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
