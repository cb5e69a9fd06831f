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
            try keysToScreen(of: session(variant))
          },
        ]
      }
    }
  }

  /// What a key takes with three variants side by side, against one alone
  /// whose screen is as large.
  static func keysOfSeveral(of catalogue: Catalogue) -> [Benchmark] {
    catalogue.features.flatMap { feature in
      let variants = catalogue.variants(of: feature).prefix(3)
      let group = "key to screen in \(feature.name)"
      let alone = "one alone"
      return [
        Benchmark(group, alone, unitsPerRepetition: 2) {
          try keysToScreen(
            of: session(
              variants.prefix(1),
              terminal: CellSize(width: 40, height: 22)
            )
          )
        },
        Benchmark(
          group,
          "three at once",
          floor: alone,
          unitsPerRepetition: 2
        ) {
          // Two more columns part them, and two more rows name and compare.
          try keysToScreen(
            of: session(variants, terminal: CellSize(width: 122, height: 24))
          )
        },
      ]
    }
  }

  /// Moves the focus on and back, and writes what that changes.
  private static func keysToScreen(
    of session: InteractiveSession
  ) throws -> Repetitions {
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
          try terminal.write(contentsOf: Data(writer.bytes(for: frame)))
        }
      }
    }
  }

  /// Variants side by side, whose first answers have come.
  private static func session(
    _ variants: some Collection<Variant>,
    terminal: CellSize
  ) throws -> InteractiveSession {
    let session = InteractiveSession(
      try variants.map { variant in
        (variant, World(data: try variant.feature.sampleData()))
      },
      canvas: Canvas.Options(),
      size: terminal
    )
    session.advance(to: .seconds(60))
    return session
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
