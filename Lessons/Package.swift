// swift-tools-version: 6.1

import PackageDescription

// The lessons are a package of their own, so that an exercise that does not
// compile breaks neither the workbench nor its tests.

/// A lesson: its folder, and the workbench's libraries that its code imports.
struct Lesson {
  let folder: String
  let libraries: [String]
  /// What its check shares with other checks.
  var shared: [String] = []
  /// What its exercise and its check share.
  var given: [String] = []

  var number: String { String(folder.prefix(2)) }
}

let lessons = [
  Lesson(
    folder: "01-meet-the-workbench",
    libraries: ["ConsoleUI", "Layouts", "Models", "Catalogue", "Play", "Trace"]
  ),
  Lesson(
    folder: "02-cocoa-mvc",
    libraries: ["ConsoleUI", "Formatting", "Layouts", "Models"]
  ),
  Lesson(
    folder: "03-the-massive-view-controller",
    libraries: [
      "ConsoleUI", "Formatting", "Layouts", "Models", "Catalogue",
      "Play", "Scenarios", "Trace",
    ],
    shared: ["HeldServices", "ExerciseScenarios"]
  ),
  Lesson(
    folder: "04-mvp",
    libraries: [
      "ConsoleUI", "Formatting", "Layouts", "Models", "Catalogue",
      "Play", "Scenarios", "Trace",
    ],
    shared: ["HeldServices", "ExerciseScenarios"]
  ),
  Lesson(
    folder: "05-mvvm",
    libraries: ["ConsoleUI", "Formatting", "Layouts", "Models"],
    shared: ["HeldServices"]
  ),
  Lesson(
    folder: "06-ways-to-bind",
    libraries: ["ConsoleUI", "Formatting", "Layouts", "Models"]
  ),
  Lesson(
    folder: "07-who-owns-whom",
    libraries: ["ConsoleUI", "Models"],
    shared: ["HeldServices"]
  ),
  Lesson(
    folder: "08-test-without-the-screen",
    libraries: ["Formatting", "Jobs", "Models"]
  ),
  Lesson(
    folder: "09-from-mvc-to-mvvm",
    libraries: [
      "ConsoleUI", "Formatting", "Layouts", "Models", "Catalogue",
      "Play", "Scenarios", "Trace",
    ],
    shared: ["HeldServices", "ExerciseScenarios"]
  ),
  Lesson(
    folder: "10-tasks-and-cancelling",
    libraries: ["Jobs"]
  ),
  Lesson(
    folder: "11-one-list-on-two-screens",
    libraries: ["Jobs", "Models"]
  ),
  Lesson(
    folder: "12-who-navigates",
    libraries: ["ConsoleUI", "Layouts", "Models"]
  ),
  Lesson(
    folder: "13-a-form-that-validates",
    libraries: ["Formatting", "Jobs", "Models"]
  ),
  Lesson(
    folder: "14-one-way-with-undo",
    libraries: []
  ),
  Lesson(
    folder: "15-your-own-app",
    libraries: ["ConsoleUI"],
    given: ["OldShop"]
  ),
  Lesson(
    folder: "16-choosing",
    libraries: ["Measure", "Catalogue", "Play", "Trace"]
  ),
]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "architecture-workbench") }
}

/// What several checks use, and what an exercise is given.
let sharedTargets: [Target] = [
  .target(
    name: "HeldServices",
    dependencies: products(["Jobs", "Models"]),
    path: "shared/HeldServices"
  ),
  .target(
    name: "ExerciseScenarios",
    dependencies: products(["Catalogue", "Play", "Scenarios", "Trace"]),
    path: "shared/ExerciseScenarios"
  ),
  .target(
    name: "OldShop",
    dependencies: products(["ConsoleUI"]),
    path: "shared/OldShop"
  ),
]

let package = Package(
  name: "lessons",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "architecture-workbench", path: "..")],
  targets: sharedTargets
    + lessons.flatMap { lesson -> [Target] in
      let exercise = "Exercise\(lesson.number)"
      return [
        .target(
          name: exercise,
          dependencies: products(lesson.libraries)
            + lesson.given.map { .target(name: $0) },
          path: "\(lesson.folder)/exercise"
        ),
        .executableTarget(
          name: "Check\(lesson.number)",
          dependencies: products(lesson.libraries + ["LessonChecks"])
            + ([exercise] + lesson.shared + lesson.given)
            .map { .target(name: $0) },
          path: "\(lesson.folder)/check"
        ),
      ]
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(
      ["-index-ignore-system-modules"],
      .when(configuration: .debug)
    ),
  ]
}
