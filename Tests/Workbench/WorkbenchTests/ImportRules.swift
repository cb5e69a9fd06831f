/// Which module may import which: the architecture of this package.
///
/// The compiler holds each file to its own imports and the build refuses
/// undeclared targets; this table covers what those two do not see.
enum ImportRules {
  /// By target, the modules of ours that its files may import.
  static let allowed: [String: Set<String>] = [
    "ConsoleUI": [],
    "Models": [],
    "CallProbe": [],
    "Arguments": [],
    "Shell": [],
    "SwiftSource": [],
    "Layouts": ["ConsoleUI"],
    "Services": ["Models"],
    "CallTrace": ["CallProbe"],
    "MVC": ["ConsoleUI", "Layouts", "Models"],
    "MVP": ["ConsoleUI", "Layouts", "Models"],
    "MVVM": ["ConsoleUI", "Layouts", "Models"],
    "WorkbenchKit": [
      "Arguments", "CallTrace", "ConsoleUI", "Layouts", "MVC", "MVP", "MVVM",
      "Models", "Services",
    ],
    "Testability": [
      "CallTrace", "ConsoleUI", "Services", "Shell", "SwiftSource",
      "WorkbenchKit",
    ],
    "LessonChecks": ["SwiftSource"],
    "Benchmarks": [
      "CallTrace", "ConsoleUI", "Layouts", "MVVM", "Models", "Services",
      "Shell", "WorkbenchKit",
    ],
    "Course": [
      "CallTrace", "ConsoleUI", "LessonChecks", "Shell", "SwiftSource",
      "WorkbenchKit",
    ],
    "Commands": [
      "Arguments", "Benchmarks", "CallTrace", "ConsoleUI", "Course", "Layouts",
      "MVC", "MVP", "MVVM", "Models", "Services", "Shell", "Testability",
      "WorkbenchKit",
    ],
    "workbench": ["Commands"],

    "TestSupport": ["Models", "Shell"],
    "MVCTests": ["ConsoleUI", "Layouts", "MVC", "Models", "TestSupport"],
    "MVPTests": ["MVP", "Models", "TestSupport"],
    "MVVMTests": ["MVVM", "Models", "TestSupport"],
    "AcceptanceTests": ["WorkbenchKit"],
    "ArgumentsTests": ["Arguments", "TestSupport"],
    "ShellTests": ["Shell", "TestSupport"],
    "SwiftSourceTests": ["SwiftSource", "TestSupport"],
    "CallTraceFixture": [],
    "CallTraceTests": ["CallTrace", "CallTraceFixture"],
    "ConsoleUITests": ["ConsoleUI"],
    "LessonTests": [
      "ConsoleUI", "Course", "LessonChecks", "Models", "Services", "Shell",
      "TestSupport", "WorkbenchKit",
    ],
    "ServicesTests": ["Models", "Services"],
    "LiveServicesTests": [
      "ConsoleUI", "Models", "Services", "TestSupport", "WorkbenchKit",
    ],
    "TestabilityTests": [
      "ConsoleUI", "Shell", "SwiftSource", "TestSupport", "Testability",
      "WorkbenchKit",
    ],
    "RuleBreakers": ["ConsoleUI", "Layouts"],
    "PseudoTerminal": [],
    "TerminalCrash": ["ConsoleUI"],
    "TerminalTests": [
      "ConsoleUI", "PseudoTerminal", "TestSupport", "WorkbenchKit",
    ],
    "WorkbenchTests": [
      "Benchmarks", "CallTrace", "Commands", "ConsoleUI", "Layouts", "Models",
      "RuleBreakers", "Services", "SwiftSource", "TestSupport", "WorkbenchKit",
    ],
  ]

  /// What is allowed to the files of presenters, view models, and what else
  /// stands between them and a view: a view protocol, a `Box`.
  static let allowedWithoutViews: Set<String> = ["Models"]

  /// The endings of those files' names.
  static let plainEndings = ["Presenter", "View", "ViewModel", "Box"]

  /// What some targets may import of the toolchain; the others any of it.
  static let toolchain: [String: Set<String>] = [
    "ConsoleUI": ["Darwin", "Dispatch", "Glibc", "Musl", "Synchronization"],
    "Layouts": [],
    "Models": ["Foundation"],
    "MVC": ["Foundation"],
    "MVP": ["Foundation"],
    "MVVM": ["Foundation"],
    "Arguments": [],
    "workbench": ["Foundation"],
  ]

  /// Modules that come with the toolchain; Testing is for tests only.
  static let toolchainModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc",
    "Musl", "Observation", "Synchronization", "Testing",
  ]

  static let teachingModules = ["MVC", "MVP", "MVVM"]

  /// Whether the file is one of those that know no view.
  static func isPlain(_ file: House.File) -> Bool {
    teachingModules.contains(file.target)
      && plainEndings.contains { file.stem.hasSuffix($0) }
  }

  /// The imports of a file that the table does not allow.
  static func violations(in file: House.File) -> Set<String> {
    var allowed = self.allowed[file.target] ?? []
    if isPlain(file) { allowed.formIntersection(allowedWithoutViews) }
    let isTest = file.path.hasPrefix("Tests/")
    let toolchain = toolchain[file.target] ?? toolchainModules
    return file.imports.filter { module in
      guard toolchainModules.contains(module) else {
        return !allowed.contains(module)
      }
      return !toolchain.contains(module) || (module == "Testing" && !isTest)
    }
  }
}
