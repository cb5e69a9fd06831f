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
      if let ratio, let floor {
        "  \(ratio.rounded(toDigits: 2)) times \(floor)"
      } else {
        ""
      }
    let figures =
      if let nanoseconds {
        (Self.time(nanoseconds), "±\((spread * 50).rounded(toDigits: 0))%")
      } else {
        (Self.size(bytes ?? 0), "")
      }
    let bytes =
      nanoseconds == nil ? "" : bytes.map { "  \($0) bytes" } ?? ""
    let line =
      "  \(name.padded(toCells: nameWidth))"
      + "  \(figures.0.leftPadded(toCells: 10))"
      + "  \(figures.1.leftPadded(toCells: 5))" + comparison + bytes
    return line.trimmingTrailingSpaces()
  }

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
