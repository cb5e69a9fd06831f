import ConsoleUI
import Foundation
import Terminal
import WorkbenchKit

extension Benchmark {
  /// What a key takes from its bytes to the bytes that change the screen,
  /// written at once, against drawing the frame alone.
  ///
  /// The keys move the focus on and back. What a terminal makes of the bytes
  /// is its own affair: they are written to a device that drops them.
  static func keys(of catalogue: Catalogue) -> [Benchmark] {
    catalogue.features.flatMap { feature in
      catalogue.variants(of: feature).flatMap { variant in
        let group = "key to screen in \(variant.name)"
        let floor = "drawing alone"
        return [
          Benchmark(group, floor) {
            let session = try session(variant)
            return { count in
              for _ in 0..<count { Sink.take(session.makeFrame()) }
            }
          },
          Benchmark(
            group,
            "key to screen",
            floor: floor,
            unitsPerRepetition: 2
          ) {
            let session = try session(variant)
            let terminal = try FileHandle(
              forWritingTo: URL(fileURLWithPath: "/dev/null")
            )
            var decoder = KeyDecoder()
            var writer = ScreenWriter(usesColor: true)
            return { count in
              for _ in 0..<count {
                for bytes in ["\t", "\u{1b}[Z"] {
                  for key in decoder.decode(bytes.utf8) { session.press(key) }
                  let frame = session.makeFrame()
                  try terminal.write(
                    contentsOf: Data(writer.bytes(for: frame))
                  )
                }
              }
            }
          },
        ]
      }
    }
  }

  /// A session whose first answers have come, on a screen of 80x24.
  private static func session(_ variant: Variant) throws -> InteractiveSession {
    let session = Session(
      variant: variant,
      world: World(data: try variant.feature.sampleData()),
      size: CellSize(width: 80, height: 24)
    )
    try session.perform(.wait(.seconds(60)))
    return InteractiveSession(session)
  }
}
