import Formatting
import Foundation
import WorkbenchKit

extension Benchmark {
  /// What it takes to format and parse.
  static var texts: [Benchmark] { formatting + parsing }

  /// The formats that the weather screens use.
  private static var formatting: [Benchmark] {
    let group = "formatting"
    let floor = "a whole number, interpolated"
    return [
      Benchmark(group, floor) {
        { count in
          for number in 0..<count { Sink.take("\(number % 100)℉") }
        }
      },
      Benchmark(group, "a temperature", floor: floor) {
        { count in
          for number in 0..<count {
            Sink.take(String(format: "%.0f℉", Double(number % 100)))
          }
        }
      },
      Benchmark(group, "a date", floor: floor) {
        let formatter = DateFormatter.utc("EEEE, MMM d")
        return { count in
          for number in 0..<count {
            let date = Date(timeIntervalSince1970: Double(number) * 86_400)
            Sink.take(formatter.string(from: date))
          }
        }
      },
    ]
  }

  private static var parsing: [Benchmark] {
    [
      ("tap", #"tap "Change location""#), ("wait", "wait 500ms"),
      ("expect", #"expect "Broken clouds - 72\u{2109}""#),
    ].map { name, line in
      Benchmark("parsing a script line", name) {
        { count in
          for _ in 0..<count {
            Sink.take(try? Script(name: "bench", text: line))
          }
        }
      }
    }
  }
}
