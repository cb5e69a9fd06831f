import CallTrace
import ConsoleUI
import WorkbenchKit

extension [BenchmarkResult] {
  /// A table for people, group by group: the time, how far it spreads, how
  /// many times its floor it is, and the bytes it makes.
  package var lines: [String] {
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

extension BenchmarkResult {
  fileprivate func line(nameWidth: Int) -> String {
    let comparison =
      if let ratioText, let floor { "  \(ratioText) times \(floor)" } else {
        ""
      }
    let bytes =
      nanoseconds == nil ? "" : bytes.map { "  \($0) bytes" } ?? ""
    let line =
      "  \(name.padded(toCells: nameWidth))"
      + "  \(amountText.leftPadded(toCells: 10))"
      + "  \(spreadText.leftPadded(toCells: 5))" + comparison + bytes
    return line.trimmingTrailingSpaces()
  }

  /// How much it takes, with its unit.
  package var amountText: String {
    nanoseconds.map(Self.time) ?? Self.size(bytes ?? 0)
  }

  /// How far the middle half of the measurements lies around the median.
  package var spreadText: String {
    nanoseconds == nil ? "" : "±\((spread * 50).rounded(toDigits: 0))%"
  }

  /// How many times as much as its floor it takes; nil without a floor.
  package var ratioText: String? { ratio?.rounded(toDigits: 2) }

  /// A time in the unit that keeps the number short.
  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(nanoseconds.rounded(toDigits: 1)) ns"
    case ..<1e6: "\((nanoseconds / 1e3).rounded(toDigits: 1)) µs"
    case ..<1e9: "\((nanoseconds / 1e6).rounded(toDigits: 1)) ms"
    default: "\((nanoseconds / 1e9).rounded(toDigits: 1)) s"
    }
  }

  private static func size(_ bytes: Int) -> String {
    "\((Double(bytes) / 1e6).rounded(toDigits: 1)) MB"
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
