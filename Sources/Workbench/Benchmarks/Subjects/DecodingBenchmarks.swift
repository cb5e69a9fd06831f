import Foundation
import Services
import WorkbenchKit

extension Benchmark {
  /// What it takes to decode data.
  static var decoding: [Benchmark] {
    let group = "decoding"
    func photos(_ count: Int) -> String { "a photo of \(count)" }
    return [
      Benchmark(group, "sample photos") {
        { count in
          for _ in 0..<count { Sink.take(try SampleData.photos()) }
        }
      },
      Benchmark(group, "sample weather") {
        { count in
          for _ in 0..<count { Sink.take(try SampleData.weather()) }
        }
      },
    ]
      + [10, 1_000, 100_000, 1_000_000].map { number in
        Benchmark(
          group,
          photos(number),
          floor: number == 1_000 ? nil : photos(1_000),
          unitsPerRepetition: number,
          fewestSamples: 3
        ) {
          let file = try TemporaryPhotos(count: number)
          return { count in
            for _ in 0..<count { Sink.take(try file.read()) }
          }
        }
      }
  }

  /// What a decoded list holds, and what decoding it needs meanwhile, against
  /// its file; nothing where the system does not tell.
  ///
  /// To be measured before everything else, or the list takes memory that
  /// others have left.
  static var memory: [Benchmark] {
    guard ProcessMemory.now != nil else { return [] }
    let count = 1_000_000
    let group = "memory of \(count) photos"
    let floor = "the file"
    return [
      Benchmark(memory: group, floor) {
        try TemporaryPhotos(count: count).size
      },
      Benchmark(memory: group, "the decoded list", floor: floor) {
        let file = try TemporaryPhotos(count: count)
        let before = ProcessMemory.now?.resident ?? 0
        let photos = try file.read()
        let after = ProcessMemory.now?.resident ?? 0
        return withExtendedLifetime(photos) { after - before }
      },
      Benchmark(memory: group, "the process at most", floor: floor) {
        ProcessMemory.now?.peak ?? 0
      },
    ]
  }
}

/// How much memory this process has, in bytes, as Linux tells it.
///
/// Source: https://docs.kernel.org/filesystems/proc.html
struct ProcessMemory {
  let resident: Int
  /// The most that it ever had.
  let peak: Int

  /// nil where there is no such file.
  static var now: ProcessMemory? {
    let path = "/proc/self/status"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text.flatMap(ProcessMemory.init)
  }

  /// Reads lines such as `VmRSS:     1024 kB`.
  init?(_ status: String) {
    func bytes(_ key: String) -> Int? {
      let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
      let number = line?.split(separator: " ").dropLast().last
      return number.flatMap { Int($0) }.map { $0 * 1_024 }
    }
    guard let resident = bytes("VmRSS:"), let peak = bytes("VmHWM:") else {
      return nil
    }
    self.resident = resident
    self.peak = peak
  }
}
