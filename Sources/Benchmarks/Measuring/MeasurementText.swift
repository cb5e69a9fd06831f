import ConsoleUI

extension [Measurement] {
  /// A table for people, group by group: the time, how far it spreads, how
  /// many times its floor it is, and the bytes it makes.
  public var lines: [String] {
    let width = map(\.name.cellWidth).max() ?? 0
    var group: String?
    return flatMap { measurement in
      let isFirst = measurement.group != group
      let heading =
        (group == nil ? [] : [""]) + [measurement.group]
      group = measurement.group
      return (isFirst ? heading : []) + [measurement.line(nameWidth: width)]
    }
  }
}

extension Measurement {
  fileprivate func line(nameWidth: Int) -> String {
    let comparison =
      if let ratio, let floor {
        "  \(ratio.rounded(toDigits: 2)) times \(floor)"
      } else {
        ""
      }
    let bytes = bytes.map { "  \($0) bytes" } ?? ""
    let spread = "±\((spread * 50).rounded(toDigits: 0))%"
    return "  \(name.padded(toCells: nameWidth))"
      + "  \(time.leftPadded(toCells: 10))  \(spread.leftPadded(toCells: 5))"
      + comparison + bytes
  }

  /// The time in the unit that keeps the number short.
  private var time: String {
    switch nanoseconds {
    case ..<1e3: "\(nanoseconds.rounded(toDigits: 1)) ns"
    case ..<1e6: "\((nanoseconds / 1e3).rounded(toDigits: 1)) µs"
    default: "\((nanoseconds / 1e6).rounded(toDigits: 1)) ms"
    }
  }
}

extension Double {
  /// The number with so many digits after the point.
  fileprivate func rounded(toDigits digits: Int) -> String {
    guard digits > 0 else { return "\(Int(rounded()))" }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let rest = String(scaled % scale)
    let zeros = String(repeating: "0", count: digits - rest.count)
    return "\(scaled / scale).\(zeros)\(rest)"
  }
}

extension String {
  fileprivate func leftPadded(toCells width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - cellWidth)) + self
  }
}
