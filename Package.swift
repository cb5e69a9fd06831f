// swift-tools-version: 6.1

// Swift 6.0 refuses a main-actor method that is passed as a function, as every
// `addTarget(_:action:)` here does (swiftlang/swift#74807). Imports of members
// are checked, and `#expect(throws:)` returns the error, from 6.1 on too.

import PackageDescription

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
    .when(platforms: [.linux], configuration: .debug)
  )
]

/// A target of which every call can be recorded.
func tracedTarget(
  _ name: String,
  dependencies: [Target.Dependency] = [],
  path: String? = nil,
  resources: [Resource] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies + ["CallProbe"],
    path: path,
    resources: resources,
    swiftSettings: traced
  )
}

let package = Package(
  name: "architecture-workbench",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "workbench", targets: ["workbench"]),
    .library(name: "ConsoleUI", targets: ["ConsoleUI"]),
    .library(name: "Layouts", targets: ["Layouts"]),
    .library(name: "Models", targets: ["Models"]),
    .library(name: "Services", targets: ["Services"]),
    .library(name: "MVC", targets: ["MVC"]),
    .library(name: "MVP", targets: ["MVP"]),
    .library(name: "MVVM", targets: ["MVVM"]),
    .library(name: "CallTrace", targets: ["CallTrace"]),
    .library(name: "WorkbenchKit", targets: ["WorkbenchKit"]),
    .library(name: "LessonChecks", targets: ["LessonChecks"]),
    .library(name: "Testability", targets: ["Testability"]),
  ],
  targets: [
    tracedTarget("ConsoleUI"),
    tracedTarget("Models"),
    tracedTarget("Layouts", dependencies: ["ConsoleUI"]),
    tracedTarget(
      "Services",
      dependencies: ["Models"],
      resources: [.process("Sample/Resources")]
    ),

    tracedTarget("MVC", dependencies: ["ConsoleUI", "Layouts", "Models"]),
    tracedTarget("MVP", dependencies: ["ConsoleUI", "Layouts", "Models"]),
    tracedTarget("MVVM", dependencies: ["ConsoleUI", "Layouts", "Models"]),

    .target(name: "CallProbe"),
    .target(name: "CallTrace", dependencies: ["CallProbe"]),
    .target(
      name: "WorkbenchKit",
      dependencies: [
        "Arguments", "CallTrace", "ConsoleUI", "Layouts", "Models",
        "Services", "MVC", "MVP", "MVVM",
      ]
    ),
    .target(
      name: "Testability",
      dependencies: ["CallTrace", "ConsoleUI", "Services", "WorkbenchKit"]
    ),
    .target(name: "Arguments"),
    .target(name: "LessonChecks"),
    .target(
      name: "Benchmarks",
      dependencies: [
        "CallTrace", "ConsoleUI", "Layouts", "Models", "MVVM", "Services",
        "WorkbenchKit",
      ]
    ),
    .target(
      name: "Course",
      dependencies: ["ConsoleUI", "LessonChecks", "WorkbenchKit"]
    ),
    .target(
      name: "Commands",
      dependencies: [
        "Arguments", "Benchmarks", "CallTrace", "ConsoleUI", "Course",
        "Services", "Testability", "WorkbenchKit",
      ]
    ),
    .executableTarget(name: "workbench", dependencies: ["Commands"]),

    .target(
      name: "TestSupport",
      dependencies: ["Models"],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "MVCTests",
      dependencies: ["MVC", "ConsoleUI", "Layouts", "Models", "TestSupport"]
    ),
    .testTarget(
      name: "MVPTests",
      dependencies: ["MVP", "Models", "TestSupport"]
    ),
    .testTarget(
      name: "MVVMTests",
      dependencies: ["MVVM", "Models", "TestSupport"]
    ),
    .testTarget(name: "AcceptanceTests", dependencies: ["WorkbenchKit"]),
    .testTarget(
      name: "ArgumentsTests",
      dependencies: ["Arguments", "TestSupport"]
    ),
    tracedTarget("CallTraceFixture", path: "Tests/CallTraceFixture"),
    .testTarget(
      name: "CallTraceTests",
      dependencies: ["CallTrace", "CallTraceFixture"]
    ),
    .testTarget(
      name: "ConsoleUITests",
      dependencies: ["ConsoleUI"],
      exclude: ["Reference"]
    ),
    .testTarget(
      name: "LessonTests",
      dependencies: [
        "CallTrace", "ConsoleUI", "Course", "LessonChecks", "TestSupport",
        "WorkbenchKit", "workbench",
      ]
    ),
    .testTarget(name: "ServicesTests", dependencies: ["Models", "Services"]),
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal"),
    .executableTarget(
      name: "TerminalCrash",
      dependencies: ["ConsoleUI"],
      path: "Tests/TerminalCrash"
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "ConsoleUI", "PseudoTerminal", "TerminalCrash", "TestSupport",
        "WorkbenchKit", "workbench",
      ]
    ),
    .testTarget(
      name: "LiveServicesTests",
      dependencies: [
        "ConsoleUI", "Models", "Services", "TestSupport", "WorkbenchKit",
        "workbench",
      ]
    ),
    .testTarget(
      name: "TestabilityTests",
      dependencies: [
        "CallTrace", "ConsoleUI", "TestSupport", "Testability", "WorkbenchKit",
        "workbench",
      ]
    ),
    tracedTarget(
      "RuleBreakers",
      dependencies: ["ConsoleUI", "Layouts"],
      path: "Tests/RuleBreakers"
    ),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Benchmarks", "CallTrace", "Commands", "ConsoleUI", "Layouts",
        "Models", "RuleBreakers", "Services", "TestSupport", "Testability",
        "WorkbenchKit", "workbench",
      ],
      exclude: ["Golden", "PlatformNames"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

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
}
