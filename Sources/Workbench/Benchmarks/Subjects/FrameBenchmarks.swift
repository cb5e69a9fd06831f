import ConsoleUI
import Foundation
import Terminal

extension Benchmark {
  /// What it takes to turn a grid of 80x24 into bytes, by how much of it has
  /// changed since the last one; and to write the same bytes at once.
  static var frames: [Benchmark] {
    let cases: [(String, Character, Character, Int)] = [
      ("nothing changed", "a", "a", 0),
      ("eight cells changed", "a", "b", 8),
      ("everything changed", "a", "b", 80 * 24),
    ]
    let group = "frame of 80x24"
    let drawing = "drawing the grid"
    let floor = Benchmark(group, drawing) {
      { count in
        for _ in 0..<count { Sink.take(frame(of: "a", changedTo: "b", 8)) }
      }
    }
    return [floor]
      + cases.flatMap { name, old, new, cells in
        let first = frame(of: old, changedTo: old, 0)
        let second = frame(of: old, changedTo: new, cells)
        var writer = ScreenWriter(usesColor: true)
        _ = writer.bytes(for: first)
        let bytes = writer.bytes(for: second)
        let frame = Benchmark(
          group,
          name,
          floor: drawing,
          unitsPerRepetition: 2,
          bytes: bytes.count
        ) {
          { count in
            for _ in 0..<count {
              Sink.take(writer.bytes(for: first))
              Sink.take(writer.bytes(for: second))
            }
          }
        }
        return bytes.isEmpty ? [frame] : [frame, write(bytes, group, name)]
      }
  }

  private static func write(
    _ bytes: [UInt8],
    _ group: String,
    _ name: String
  ) -> Benchmark {
    Benchmark(group, "\(name): one write", bytes: bytes.count) {
      let file = try FileHandle(
        forWritingTo: URL(fileURLWithPath: "/dev/null")
      )
      let data = Data(bytes)
      return { count in
        for _ in 0..<count { try? file.write(contentsOf: data) }
      }
    }
  }

  /// A frame full of one letter, of which so many cells in one row, or all,
  /// are another.
  private static func frame(
    of letter: Character,
    changedTo other: Character,
    _ changed: Int
  ) -> Frame {
    let size = CellSize(width: 80, height: 24)
    var grid = CellGrid(size: size)
    for index in 0..<size.width * size.height {
      grid.put(
        index < changed ? other : letter,
        width: 1,
        style: .plain,
        x: index % size.width,
        y: index / size.width
      )
    }
    return Frame(grid: grid, texts: [])
  }
}
