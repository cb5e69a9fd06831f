extension Picture {
  /// The colour of a cell, as the web's sRGB has it.
  public struct Color: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Reads six hexadecimal digits, such as "1b2a4f".
    public init?(hexadecimal text: String) {
      guard text.utf8.count == 6, text.allSatisfy(\.isHexDigit),
        let number = UInt32(text, radix: 16)
      else { return nil }
      red = UInt8(number >> 16)
      green = UInt8(number >> 8 & 0xff)
      blue = UInt8(number & 0xff)
    }

    /// How bright the colour is, from 0 to 255.
    ///
    /// Source: Recommendation ITU-R BT.709, the weights of luma.
    public var luminance: Int {
      (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)) / 10_000
    }

    /// The character that is as bright, on a dark screen.
    public var shade: Character {
      Self.shades[luminance * Self.shades.count / 256]
    }

    private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]
  }
}
