import Foundation
import Services
import WorkbenchKit

extension Benchmark {
  /// What it takes to decode, format and parse.
  static var texts: [Benchmark] {
    decoding + formatting + parsing
  }

  private static var decoding: [Benchmark] {
    let group = "decoding"
    return [
      Benchmark(group, "sample photos") {
        { count in
          for _ in 0..<count { Sink.take(try? SampleData.photos()) }
        }
      },
      Benchmark(group, "sample weather") {
        { count in
          for _ in 0..<count { Sink.take(try? SampleData.weather()) }
        }
      },
    ]
      + [10, 1_000, 100_000].map { photos in
        Benchmark(
          group,
          "a photo of \(photos)",
          floor: photos == 1_000 ? nil : "a photo of 1000",
          unitsPerRepetition: photos
        ) {
          let file = try TemporaryPhotos(count: photos)
          return { count in
            for _ in 0..<count { Sink.take(try? file.read()) }
          }
        }
      }
  }

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
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEEE, MMM d"
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

/// A file of photos that is gone when nobody measures it any more.
private final class TemporaryPhotos {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbench-\(UUID().uuidString).json")

  init(count: Int) throws {
    let photos = (0..<count).map { number in
      """
      {"id": \(number), "name": "Photo \(number)", "description": null, \
      "created_at": "2017-10-01T10:23:31-04:00", "image_url": null, \
      "for_sale": false, "camera": "Leica"}
      """
    }
    let text = #"{"photos": [\#(photos.joined(separator: ","))]}"#
    try Data(text.utf8).write(to: url)
  }

  deinit {
    // What cannot be removed, the system removes from its temporary folder.
    try? FileManager.default.removeItem(at: url)
  }

  func read() throws -> Int {
    try DataFile(path: url.path).photos().count
  }
}
