// swift-tools-version: 6.1

// Swift 6.0 refuses a main-actor method that is passed as a function, as every
// `addTarget(_:action:)` here does (swiftlang/swift#74807). Imports of members
// are checked, and `#expect(throws:)` returns the error, from 6.1 on too.

import PackageDescription

/// The architectures; a new one joins here.
///
/// Each is a module in Sources/Architectures, and its tests stand in
/// Tests/Architectures.
let architectures = [
  "MVC", "TraditionalMVC", "MVP", "MVVM", "MVVMObservation", "MVI", "VIPER",
]

/// Whether a debug build records calls on a Mac as it does on Linux.
///
/// The compiler's flags and callbacks are the same, but nobody has tried it:
/// `WORKBENCH_RECORDS_ON_MAC=1 swift run workbench trace mvp greeting` does.
let recordsOnMac = Context.environment["WORKBENCH_RECORDS_ON_MAC"] == "1"

/// The compiler calls `CallProbe` whenever a function of these targets begins.
///
/// `-sanitize-coverage=func,trace-pc-guard` asks for one call per function
/// entry. The frontend takes it only together with a sanitizer, and of these
/// `undefined` needs no runtime library. A target with these settings depends
/// on `CallProbe`, so that it links, and never imports it.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Onone",
      "-Xfrontend", "-sanitize=undefined",
      "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard",
    ],
    .when(
      platforms: recordsOnMac ? [.linux, .macOS] : [.linux],
      configuration: .debug
    )
  )
]

/// With these settings a target is optimised in debug builds, too.
///
/// In the targets that have them, tests and traces spent half of their time.
/// Assertions are still checked.
let optimized: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-assert-config", "Debug"],
    .when(configuration: .debug)
  )
]

/// The folders in which targets stand.
enum Room: String {
  /// What people come for.
  case architectures = "Architectures"
  /// What every architecture is given.
  case app = "App"
  /// What runs and judges them.
  case workbench = "Workbench"
}

extension Target {
  static func target(
    _ name: String,
    in room: Room,
    dependencies: [Dependency] = [],
    swiftSettings: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name,
      dependencies: dependencies,
      path: "Sources/\(room.rawValue)/\(name)",
      swiftSettings: swiftSettings
    )
  }

  /// A target of which every call can be recorded.
  static func tracedTarget(
    _ name: String,
    in room: Room,
    dependencies: [Dependency] = [],
    resources: [Resource] = []
  ) -> Target {
    .target(
      name: name,
      dependencies: dependencies + ["CallProbe"],
      path: "Sources/\(room.rawValue)/\(name)",
      resources: resources,
      swiftSettings: traced
    )
  }

  static func tests(
    _ name: String,
    in room: Room,
    dependencies: [Dependency],
    exclude: [String] = []
  ) -> Target {
    .testTarget(
      name: name,
      dependencies: dependencies,
      path: "Tests/\(room.rawValue)/\(name)",
      exclude: exclude
    )
  }
}

/// What every architecture is given.
let app: [Target.Dependency] = [
  "ConsoleUI", "Formatting", "Layouts", "Models", "Pictures",
]

// Each list has its type written: as one expression, these targets took the
// compiler eight seconds.

let architectureTargets = architectures.flatMap { name -> [Target] in
  [
    Target.tracedTarget(name, in: .architectures, dependencies: app),
    .tests(
      "\(name)Tests",
      in: .architectures,
      // "Jobs" is for what works in tasks.
      dependencies: app + ["Jobs", "TestSupport", .target(name: name)]
    ),
  ]
}

let appTargets: [Target] = [
  // Every cell of a picture would be a call.
  .target("Pictures", in: .app, swiftSettings: optimized),
  .tests("PicturesTests", in: .app, dependencies: ["Pictures"]),
  // So would every glyph that is drawn or measured.
  .target(
    "Drawing",
    in: .app,
    dependencies: ["Pictures"],
    swiftSettings: optimized
  ),
  .tracedTarget("ConsoleUI", in: .app, dependencies: ["Drawing", "Pictures"]),
  .tests(
    "ConsoleUITests",
    in: .app,
    dependencies: ["ConsoleUI", "Pictures", "TestSupport"],
    exclude: ["Reference"]
  ),
  .tracedTarget("Formatting", in: .app),
  .tests("FormattingTests", in: .app, dependencies: ["Formatting"]),
  .tracedTarget("Models", in: .app, dependencies: ["Formatting", "Pictures"]),
  .tests("ModelsTests", in: .app, dependencies: ["Models", "TestSupport"]),
  .tracedTarget("Layouts", in: .app, dependencies: ["ConsoleUI"]),
  .tests(
    "LayoutsTests",
    in: .app,
    dependencies: ["ConsoleUI", "Layouts", "Pictures"]
  ),
  .tracedTarget(
    "Services",
    in: .app,
    dependencies: ["Formatting", "Models", "Pictures"],
    resources: [.process("Sample/Resources")]
  ),
  .tests(
    "ServicesTests",
    in: .app,
    dependencies: ["Models", "Pictures", "Services", "TestSupport"]
  ),
]

/// What runs the architectures, and the suite that judges them all.
let engineTargets: [Target] = [
  .target(
    name: "CallProbe",
    path: "Sources/Workbench/CallProbe",
    cSettings: recordsOnMac ? [.define("RECORDS_ON_MAC")] : []
  ),
  .target("JobHooks", in: .workbench),
  .target("Jobs", in: .workbench, dependencies: ["JobHooks"]),
  .target(
    "Trace",
    in: .workbench,
    dependencies: ["CallProbe", "ConsoleUI", "Jobs"],
    swiftSettings: optimized
      + (recordsOnMac ? [.define("RECORDS_ON_MAC")] : [])
  ),
  .target(
    "Play",
    in: .workbench,
    dependencies: ["ConsoleUI", "Jobs", "Models", "Services", "Trace"],
    swiftSettings: optimized
  ),
  .target(
    "Catalogue",
    in: .workbench,
    dependencies: [
      "ConsoleUI", "Models", "Pictures", "Play", "Services", "Trace",
    ] + architectures.map { .target(name: $0) }
  ),
  .target(
    name: "Scenarios",
    dependencies: [
      "Catalogue", "ConsoleUI", "Models", "Pictures", "Play", "Services",
      "Trace",
    ],
    path: "Tests/Workbench/Scenarios"
  ),
  .tests(
    "AcceptanceTests",
    in: .workbench,
    dependencies: ["Catalogue", "Play", "Scenarios", "Trace"]
  ),
  .target("Shell", in: .workbench),
  .target(
    name: "TestSupport",
    dependencies: ["Jobs", "Models", "Pictures", "Shell"],
    path: "Tests/TestSupport"
  ),
]

/// The tools around them, from the command line to the lessons.
let toolTargets: [Target] = [
  .target("SwiftSource", in: .workbench, swiftSettings: optimized),
  .tests(
    "SwiftSourceTests",
    in: .workbench,
    dependencies: ["SwiftSource", "TestSupport"]
  ),
  .target(
    "Render",
    in: .workbench,
    dependencies: ["ConsoleUI", "Play", "SwiftSource", "Trace"],
    swiftSettings: optimized
  ),
  .target(
    "Page",
    in: .workbench,
    dependencies: [
      "ConsoleUI", "Course", "Pictures", "Play", "Render", "Trace",
    ],
    swiftSettings: optimized
  ),
  .target("CTerminal", in: .workbench),
  .target(
    "Console",
    in: .workbench,
    dependencies: ["CTerminal", "ConsoleUI", "Play", "Render", "Trace"]
  ),
  .target(
    "Measure",
    in: .workbench,
    dependencies: [
      "ConsoleUI", "Jobs", "MVVM", "Play", "Services", "Shell", "SwiftSource",
      "Trace",
    ]
  ),
  .target(
    "LessonChecks",
    in: .workbench,
    dependencies: ["Jobs", "SwiftSource"]
  ),
  .target(
    "Course",
    in: .workbench,
    dependencies: ["ConsoleUI", "LessonChecks", "Shell"]
  ),
  .target(
    "Commands",
    in: .workbench,
    dependencies: [
      "Console", "ConsoleUI", "Course", "Measure", "Page", "Play", "Render",
      "Services", "Shell", "Trace",
    ]
  ),
  .executableTarget(
    name: "workbench",
    dependencies: ["Catalogue", "Commands"],
    path: "Sources/Workbench/workbench"
  ),
]

/// What tests the tools, and the engine by them.
let toolTestTargets: [Target] = [
  .tests(
    "LiveServicesTests",
    in: .app,
    dependencies: [
      "Catalogue", "Console", "ConsoleUI", "Jobs", "Models", "Play", "Render",
      "Services", "TestSupport", "workbench",
    ]
  ),
  .tests(
    "ShellTests",
    in: .workbench,
    dependencies: ["Shell", "TestSupport"]
  ),
  .target(
    name: "TraceFixture",
    dependencies: ["CallProbe"],
    path: "Tests/Workbench/TraceFixture",
    swiftSettings: traced
  ),
  .tests("JobsTests", in: .workbench, dependencies: ["Jobs"]),
  .tests(
    "TraceTests",
    in: .workbench,
    dependencies: ["Jobs", "TestSupport", "Trace", "TraceFixture"]
  ),
  .target(
    name: "CatalogueDoubles",
    dependencies: ["Catalogue", "ConsoleUI", "Models", "Play", "Trace"],
    path: "Tests/Workbench/CatalogueDoubles"
  ),
  .tests(
    "PlayTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "CatalogueDoubles", "ConsoleUI", "Layouts", "Models", "Play",
      "Scenarios", "Services", "TestSupport", "Trace",
    ]
  ),
  .tests(
    "RenderTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "CatalogueDoubles", "ConsoleUI", "Models", "Play", "Render",
      "TestSupport", "Trace",
    ]
  ),
  .tests(
    "PageTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "ConsoleUI", "Course", "Page", "Play", "Render",
      "TestSupport", "Trace", "workbench",
    ],
    exclude: ["Golden"]
  ),
  .target(name: "PseudoTerminal", path: "Tests/Workbench/PseudoTerminal"),
  .executableTarget(
    name: "TerminalCrash",
    dependencies: ["Console", "ConsoleUI"],
    path: "Tests/Workbench/TerminalCrash"
  ),
  .tests(
    "ConsoleTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "Console", "ConsoleUI", "Pictures", "Play", "PseudoTerminal",
      "Render", "TerminalCrash", "TestSupport", "Trace", "workbench",
    ]
  ),
  .tests(
    "MeasureTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "ConsoleUI", "Measure", "Play", "Shell", "SwiftSource",
      "TestSupport", "Trace", "workbench",
    ]
  ),
  .tests(
    "LessonTests",
    in: .workbench,
    dependencies: [
      "ConsoleUI", "Course", "LessonChecks", "Shell", "SwiftSource",
      "TestSupport", "Trace", "workbench",
    ]
  ),
  .target(
    name: "RuleBreakers",
    dependencies: ["CallProbe", "ConsoleUI", "Layouts", "Models"],
    path: "Tests/Workbench/RuleBreakers",
    swiftSettings: traced
  ),
  .tests(
    "CatalogueTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "ConsoleUI", "Jobs", "Models", "Play", "Render",
      "RuleBreakers", "Scenarios", "SwiftSource", "TestSupport", "Trace",
    ],
    exclude: ["Golden", "PlatformNames"]
  ),
  .tests(
    "OtherToolkitTests",
    in: .workbench,
    dependencies: ["Models", "MVI", "MVP", "MVVMObservation", "TestSupport"]
  ),
  .executableTarget(
    name: "LocalTimeWorkbench",
    dependencies: [
      "Catalogue", "Commands", "ConsoleUI", "Layouts", "Models", "Play",
      "Trace",
    ],
    path: "Tests/Workbench/LocalTimeWorkbench"
  ),
  .tests(
    "CommandsTests",
    in: .workbench,
    dependencies: [
      "Catalogue", "CatalogueDoubles", "Commands", "Console", "ConsoleUI",
      "LocalTimeWorkbench", "Measure", "Play", "Render", "TestSupport", "Trace",
      "workbench",
    ],
    exclude: ["Golden"]
  ),
]

let package = Package(
  name: "architecture-workbench",
  // The runtime of Swift 6.1, on which JobQueue stands, came with 15.4.
  platforms: [.macOS("15.4")],
  products: [.executable(name: "workbench", targets: ["workbench"])]
    + [
      "ConsoleUI", "Formatting", "Layouts", "Models", "Pictures", "Services",
      "Trace", "Play", "Catalogue", "Scenarios", "Jobs", "LessonChecks",
      "Measure",
    ].map { .library(name: $0, targets: [$0]) }
    + architectures.map { .library(name: $0, targets: [$0]) },
  targets: architectureTargets + appTargets + engineTargets + toolTargets
    + toolTestTargets,
  swiftLanguageModes: [.v6]
)

/// `workbench testability` builds only what the suites of the architectures
/// need, in half the time.
if Context.environment["WORKBENCH_SUITES_ONLY"] != nil {
  let tools = Set((toolTargets + toolTestTargets).map(\.name))
  package.targets.removeAll { tools.contains($0.name) }
  package.products = []
}

/// What holds for every target: a file declares what it uses, and the index
/// for editors leaves out the toolchain's own modules, which took a quarter of
/// the first build.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? [])
    + [
      .enableUpcomingFeature("MemberImportVisibility"),
      .unsafeFlags(
        ["-index-ignore-system-modules"],
        .when(configuration: .debug)
      ),
    ]
  // Lines are stepped through in the app and its architectures. The tools
  // around them are built sooner without what a debugger needs.
  if target.path?.contains("/Workbench/") == true {
    target.swiftSettings?.append(
      .unsafeFlags(
        ["-gnone"],
        .when(platforms: [.linux], configuration: .debug)
      )
    )
  }
}
