import ConsoleUI
import Foundation
import Play

extension [BenchmarkResult] {
  /// A table for people, group by group: the time, how far it spreads, and
  /// how many times its floor it is.
  package var lines: [String] {
    let width = map(\.name.cellWidth).max() ?? 0
    let groups = runs(of: \.group).map { group in
      [group[0].group] + group.map { $0.line(nameWidth: width) }
    }
    return [String](groups.joined(separator: [""]))
  }
}

extension BenchmarkResult {
  fileprivate func line(nameWidth: Int) -> String {
    let comparison =
      if let ratioText, let floor { "  \(ratioText) times \(floor)" } else {
        ""
      }
    let line =
      "  \(name.padded(toCells: nameWidth))"
      + "  \(timeText.leftPadded(toCells: 10))"
      + "  \(spreadText.leftPadded(toCells: 5))" + comparison
    return line.trimmingTrailingSpaces()
  }

  /// How long it takes, in the unit that keeps the number short.
  package var timeText: String {
    switch nanoseconds {
    case ..<1e3: "\(nanoseconds.rounded(toDigits: 1)) ns"
    case ..<1e6: "\((nanoseconds / 1e3).rounded(toDigits: 1)) µs"
    case ..<1e9: "\((nanoseconds / 1e6).rounded(toDigits: 1)) ms"
    default: "\((nanoseconds / 1e9).rounded(toDigits: 1)) s"
    }
  }

  /// How far the middle half of the measurements lies around the median.
  package var spreadText: String {
    "±\((spread * 50).rounded(toDigits: 0))%"
  }

  /// How many times as much as its floor it takes; nil without a floor.
  package var ratioText: String? { ratio?.rounded(toDigits: 2) }
}

extension Double {
  /// The number with so many digits after the point, in every locale.
  fileprivate func rounded(toDigits digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}

extension String {
  fileprivate func leftPadded(toCells width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - cellWidth)) + self
  }
}
